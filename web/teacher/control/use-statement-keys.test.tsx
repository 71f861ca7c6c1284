import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { stepsOf } from '#shared/domain/lesson.ts';
import german from '#web/i18n/de/teacher-live.json';
import dutch from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts, setLanguage } from '#web/i18n/translator.ts';
import { LIVE_KEYS } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { useStatementKeys } from './use-statement-keys.ts';

addTexts('nl-BE', 'teacher-live', dutch);
addTexts('de', 'teacher-live', german);
afterEach(() => setLanguage('nl-BE'));

const line = (name: string, key: string): MenuLine => ({ name, icon: 'flag', label: name, key, act: () => {} });
const steps = stepsOf('debate').map((step) => ({ step, isCurrent: false, enter: null }));
const onBoard = [line('arguments', 'A'), line('parties', 'P'), line('questions', 'Q'), line('background', 'I')];

/** The keys of a debate, which has all of them. */
function Keys() {
  const rows = useStatementKeys(steps, onBoard, line('hands', 'H'), line('own', 'E'), true);
  return rows.flatMap(({ keys }) => keys.map((key) => <kbd key={key}>{key}</kbd>));
}

/** The keys as they are labelled on a keyboard. */
const WRITTEN: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  Escape: 'Esc',
  '-': '−',
};

it.each([
  ['nl-BE', { PageDown: 'PgDn', PageUp: 'PgUp' }],
  ['de', { PageDown: 'Bild ab', PageUp: 'Bild auf' }],
] as const)('names every key that does something, and no other, as keyboards in %s do', (language, pages) => {
  setLanguage(language);
  const written: Record<string, string> = { ...WRITTEN, ...pages };
  const named = renderToStaticMarkup(<Keys />).matchAll(/<kbd>([^<]*)<\/kbd>/g);
  const keys = LIVE_KEYS.map((key) => written[key] ?? key);
  expect([...named].map(([, key]) => key).sort()).toEqual([...keys, '1', '2', '3', '4', '5'].sort());
});
