// The language switch where more than one language is offered; elsewhere not even its code is fetched.
import { lazy } from 'react';
import { settings } from '#web/lib/settings.ts';
import { Extra } from './extra.tsx';

const LanguageSwitch = lazy(async () => ({ default: (await import('./language-switch.tsx')).LanguageSwitch }));

export function LanguageChoice() {
  if (settings.languages.length < 2) return null;
  return (
    <Extra>
      <LanguageSwitch />
    </Extra>
  );
}
