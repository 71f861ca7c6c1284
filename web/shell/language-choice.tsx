import { lazy } from 'react';
import { OptionalChunk } from './optional.tsx';
import { settings } from './settings.ts';

const LanguageSwitch = lazy(async () => ({
  default: (await import('#web/shell/language/language-switch.tsx')).LanguageSwitch,
}));

export function LanguageChoice() {
  if (settings.languages.length < 2) return null;
  return (
    <OptionalChunk>
      <LanguageSwitch />
    </OptionalChunk>
  );
}
