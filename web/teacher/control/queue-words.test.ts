import { afterEach, expect, it } from 'vitest';
import german from '#web/i18n/de/teacher-live.json';
import english from '#web/i18n/en/teacher-live.json';
import french from '#web/i18n/fr/teacher-live.json';
import dutch from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts, setLanguage, translatorOf } from '#web/i18n/translator.ts';

const TEXTS = { 'nl-BE': dutch, en: english, fr: french, de: german } as const;
for (const [language, texts] of Object.entries(TEXTS)) addTexts(language as keyof typeof TEXTS, 'teacher-live', texts);
afterEach(() => setLanguage('nl-BE'));

it.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('what waits is named as what it is, in %s', (language) => {
  setLanguage(language);
  const { t } = translatorOf('teacher-live');
  // Questions wait there too, and arguments may not.
  expect(Object.values(TEXTS[language].held).join(' ')).not.toMatch(/argument|question|vragen|fragen/i);
  expect(t('queue.showPlain', { count: 0 })).not.toMatch(/\d/);
  expect(t('queue.showPlain', { count: 7 })).toContain('7');
});
