import type { SessionOverview } from '#shared/contract/result.ts';
import { SPREADSHEET_CSV } from '#shared/csv/write-csv.ts';
import type { LANGUAGE_TAGS, LanguageCode } from '#shared/domain/languages.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { Shift } from '#shared/domain/shift.ts';

type Language = (typeof LANGUAGE_TAGS)[LanguageCode];

const HEADERS: Record<Language, readonly string[]> = {
  'nl-BE': [
    ...['nr', 'stelling', 'antwoord', 'aantal', 'met de hand', 'percentage', 'argument'],
    ...['stemden twee keer', 'kozen iets anders', 'eerst', 'nu'],
  ],
  en: [
    ...['nr', 'statement', 'answer', 'count', 'by hand', 'percentage', 'argument'],
    ...['voted twice', 'chose something else', 'first', 'now'],
  ],
  fr: [
    ...['n°', 'affirmation', 'réponse', 'nombre', 'à main levée', 'pourcentage', 'argument'],
    ...['ont voté deux fois', 'ont changé de réponse', 'd’abord', 'maintenant'],
  ],
  de: [
    ...['Nr.', 'These', 'Antwort', 'Anzahl', 'per Handzeichen', 'Prozent', 'Argument'],
    ...['stimmten zweimal ab', 'wählten etwas anderes', 'zuerst', 'jetzt'],
  ],
};
const SKIPPED: Record<Language, string> = {
  'nl-BE': 'overgeslagen',
  en: 'skipped',
  fr: 'passé',
  de: 'übersprungen',
};
/** For who does not say a language: programs that read the file. */
const PLAIN_HEADER = [
  ...['nr', 'statement', 'opinion', 'count', 'hands', 'percentage', 'argument'],
  ...['paired', 'changed', 'before', 'after'],
];
const NO_SHIFT = ['', '', '', ''];

/** With a comma, as the spreadsheet that expects semicolons writes it; an English one writes a point. */
const decimal = (value: number | null, language: Language | undefined): string =>
  value === null ? '' : String(value).replace('.', language === 'en' ? '.' : ',');

/** How the opinions moved in a second round, as far as it is said: those who voted twice stand in the row of the first opinion. */
function shiftCells(shift: Shift | null, opinion: string, isFirst: boolean): string[] {
  if (shift === null) return NO_SHIFT;
  const cell = (count: number | null | undefined): string =>
    count === null || count === undefined ? '' : String(count);
  const countIn = (counts: Shift['before']) => cell(counts?.find((one) => one.opinion === opinion)?.count);
  const ofStatement = isFirst ? [cell(shift.paired), cell(shift.changed)] : ['', ''];
  return [...ofStatement, countIn(shift.before), countIn(shift.after)];
}

/** A class's answers for a spreadsheet: a row per opinion, then a row per argument for it; with a language also one for the skips. The text comes in pieces, one per statement. */
export async function* overviewCsv({ statements }: SessionOverview, language?: Language): AsyncGenerator<string> {
  const { start, line } = SPREADSHEET_CSV;
  yield start + line(language ? HEADERS[language] : PLAIN_HEADER);
  for (const [at, { description, options, skipped, shift }] of statements.entries()) {
    const total = options.reduce((sum, { count, hands }) => sum + count + hands, 0);
    const rows = options.flatMap(({ opinion, count, hands, comments }, which) => {
      const percentage = decimal(matchPercentage(count + hands, total), language);
      const about = [String(at + 1), description, opinion];
      return [
        [...about, String(count), String(hands), percentage, '', ...shiftCells(shift, opinion, which === 0)],
        ...comments.map((comment) => [...about, '', '', '', comment, ...NO_SHIFT]),
      ];
    });
    if (language && skipped > 0)
      rows.push([String(at + 1), description, SKIPPED[language], String(skipped), '', '', '', ...NO_SHIFT]);
    yield rows.map(line).join('');
  }
}
