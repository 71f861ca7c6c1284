import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { verdictOf } from '#shared/domain/verdict.ts';
import { addTexts, setLanguage, type TextTree } from '#web/i18n/translator.ts';
import { VerdictWords } from './verdict-words.tsx';

const FILES = import.meta.glob<TextTree>('../../i18n/*/*.json', { eager: true, import: 'default' });
for (const [path, texts] of Object.entries(FILES)) {
  const [language = '', name = ''] = path.split('/').slice(-2);
  addTexts(language, name.replace('.json', ''), texts);
}
afterEach(() => setLanguage('nl-BE'));

/** What is said of these counts, the first of which is that of “Eens”. */
function saidOf(counts: readonly number[]): string {
  const verdict = verdictOf(counts.map((count, at) => ({ opinion: at === 0 ? 'Eens' : `${at}`, count, hands: 0 })));
  return verdict === null ? '' : renderToStaticMarkup(<VerdictWords verdict={verdict} />).replace(/<[^>]*>/g, '');
}

it.each([
  ['nl-BE', 'Meer dan de helft: Eens', 'Het vaakst gekozen: Eens'],
  ['en', 'More than half: Eens', 'Most chosen: Eens'],
  ['fr', 'Plus de la moitié\u202f: Eens', 'Le plus choisi\u202f: Eens'],
  ['de', 'Mehr als die Hälfte: Eens', 'Am häufigsten gewählt: Eens'],
] as const)('calls only more than half a majority, in %s', (language, majority, plurality) => {
  setLanguage(language);
  expect(saidOf([5, 2, 2])).toBe(majority);
  expect(saidOf([4, 2, 2, 1])).toBe(plurality);
  // Half is not more than half.
  expect(saidOf([4, 2, 2])).toBe(plurality);
});

/** Sentences that say “most” of people or parties, where the figure is the largest one and perhaps no majority. */
const MAJORITY =
  /De meesten|[Mm]eeste partijen|Most of (you|us)|Chosen most|La plupart|majorité|Die meisten( dachten)?:|Mehrheit/;

it('says of no result that most chose it', () => {
  const ofResults = Object.entries(FILES).filter(([path]) =>
    /(teacher-(board|live|results)|student-\w+)\.json$/.test(path),
  );
  expect(ofResults.length).toBeGreaterThan(12);
  // A coalition is sought until it is more than half.
  const said = (texts: unknown) => JSON.stringify(texts, (key, text) => (key === 'seekMajority' ? undefined : text));
  expect(ofResults.filter(([, texts]) => MAJORITY.test(said(texts))).map(([path]) => path)).toEqual([]);
});
