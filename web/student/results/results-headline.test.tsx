import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { OwnResults } from '#shared/contract/result.ts';
import { addTexts, setLanguage, type TextTree } from '#web/i18n/translator.ts';
import { ResultsHeadline } from './results-headline.tsx';

const FILES = import.meta.glob<TextTree>('../../i18n/*/student-results.json', { eager: true, import: 'default' });
for (const [path, texts] of Object.entries(FILES)) addTexts(path.split('/').at(-2) ?? '', 'student-results', texts);
afterEach(() => setLanguage('nl-BE'));

const NAMES = ['Evenwicht', 'Het Zeil', 'Weefsel', 'Zaailing'];

/** The headline of a student with whom that many parties agree once, in three answers. */
function headlineOf(leaders: number): string {
  const partyResults = NAMES.map((name, at) => ({
    ...{ _id: name, name, description: '', image: null, video: '', color: '#123456' },
    matchingAnswers: at < leaders ? 1 : 0,
  }));
  const results: OwnResults = { partyResults, totalAnswers: 3, baseline: null };
  return renderToStaticMarkup(<ResultsHeadline results={results} />);
}

it('names up to three parties that agreed equally often, which no translator changes', () => {
  expect(headlineOf(1)).toContain('<span translate="no">Evenwicht</span>');
  expect(headlineOf(3)).toContain('<span translate="no">Evenwicht, Het Zeil en Weefsel</span>');
});

it.each(['nl-BE', 'en', 'fr', 'de'] as const)('counts four of them, in %s', (language) => {
  setLanguage(language);
  expect(headlineOf(4)).toMatch(/<span>4 \p{L}+<\/span>/u);
  for (const name of NAMES) expect(headlineOf(4)).not.toContain(name);
});
