import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { localizePage } from './localize-page.ts';

const page = readFileSync(join(PROJECT_FOLDER, 'web/index.html'), 'utf8');

const WORDS: Record<LanguageCode, [lang: string, locale: string, word: string]> = {
  NL_BE: ['nl-BE', 'nl_BE', 'Geef samen met je klas'],
  EN: ['en', 'en_GB', 'Give your opinion on political statements'],
  FR: ['fr', 'fr_BE', 'Donne ton avis'],
  DE: ['de', 'de_BE', 'Sag mit deiner Klasse'],
};

it.each(LANGUAGES)('every placeholder of the page is filled in %s', (language) => {
  const filled = localizePage(page, language, 'https://spel.example');
  const [lang, locale, word] = WORDS[language];
  expect(filled).not.toMatch(/\{\{|\}\}/);
  expect(filled).toContain(`<html lang="${lang}">`);
  expect(filled).toContain(`property="og:locale" content="${locale}"`);
  expect(filled.split(`content="${word}`)).toHaveLength(3);
  expect(filled).toContain('content="https://spel.example/icons/share.png"');
  for (const [other, [, , others]] of Object.entries(WORDS))
    expect(filled.includes(others), other).toBe(other === language);
});
