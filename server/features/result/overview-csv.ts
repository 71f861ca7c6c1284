import type { SessionOverview } from '#shared/contract/result.ts';
import { SPREADSHEET_CSV } from '#shared/csv/write-csv.ts';
import type { LANGUAGE_TAGS, LanguageCode } from '#shared/domain/languages.ts';
import { matchPercentage } from '#shared/domain/matching.ts';

type Language = (typeof LANGUAGE_TAGS)[LanguageCode];

const HEADERS: Record<Language, readonly string[]> = {
  'nl-BE': ['nr', 'stelling', 'antwoord', 'aantal', 'percentage', 'argument'],
  en: ['nr', 'statement', 'answer', 'count', 'percentage', 'argument'],
  fr: ['n°', 'affirmation', 'réponse', 'nombre', 'pourcentage', 'argument'],
  de: ['Nr.', 'These', 'Antwort', 'Anzahl', 'Prozent', 'Argument'],
};
const SKIPPED: Record<Language, string> = {
  'nl-BE': 'overgeslagen',
  en: 'skipped',
  fr: 'passé',
  de: 'übersprungen',
};
/** For who does not say a language: programs that read the file. */
const PLAIN_HEADER = ['nr', 'statement', 'opinion', 'count', 'percentage', 'argument'];

/** With a comma, as the spreadsheet that expects semicolons writes it; an English one writes a point. */
const decimal = (value: number | null, language: Language | undefined): string =>
  value === null ? '' : String(value).replace('.', language === 'en' ? '.' : ',');

/** A class's answers for a spreadsheet: a row per opinion, then a row per argument for it; with a language also one for the skips. The text comes in pieces, one per statement. */
export async function* overviewCsv({ statements }: SessionOverview, language?: Language): AsyncGenerator<string> {
  const { start, line } = SPREADSHEET_CSV;
  yield start + line(language ? HEADERS[language] : PLAIN_HEADER);
  for (const [at, { description, options, skipped }] of statements.entries()) {
    const total = options.reduce((sum, { count }) => sum + count, 0);
    const rows = options.flatMap(({ opinion, count, comments }) => [
      [String(at + 1), description, opinion, String(count), decimal(matchPercentage(count, total), language), ''],
      ...comments.map((comment) => [String(at + 1), description, opinion, '', '', comment]),
    ]);
    if (language && skipped > 0) rows.push([String(at + 1), description, SKIPPED[language], String(skipped), '', '']);
    yield rows.map(line).join('');
  }
}
