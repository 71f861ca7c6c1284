import type { SessionOverview } from '#shared/contract/result.ts';
import { SPREADSHEET_CSV } from '#shared/csv/write-csv.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { LANGUAGE_TAGS, LanguageCode } from '#shared/domain/languages.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { Shift } from '#shared/domain/shift.ts';

type Guesses = SessionOverview['statements'][number]['parties'][number];
type Language = (typeof LANGUAGE_TAGS)[LanguageCode];

const HEADERS: Record<Language, readonly string[]> = {
  'nl-BE': [
    ...['nr', 'stelling', 'antwoord', 'aantal', 'met de hand', 'percentage', 'argument'],
    ...['stemden twee keer', 'kozen iets anders', 'eerst', 'nu'],
  ],
  en: [
    ...['no.', 'statement', 'answer', 'count', 'by hand', 'percentage', 'argument'],
    ...['voted twice', 'chose something else', 'first', 'now'],
  ],
  fr: [
    ...['n°', 'affirmation', 'réponse', 'nombre', 'à main levée', 'pourcentage', 'argument'],
    ...['ont voté deux fois', 'ont changé de réponse', 'avant', 'après'],
  ],
  de: [
    ...['Nr.', 'These', 'Antwort', 'Anzahl', 'per Handzeichen', 'Prozent', 'Argument'],
    ...['stimmten zweimal ab', 'wählten etwas anderes', 'zuerst', 'jetzt'],
  ],
};
const SKIPPED: Record<Language, string> = {
  'nl-BE': 'overgeslagen',
  en: 'skipped',
  fr: 'passée',
  de: 'übersprungen',
};
/** What stands in place of a statement and of an answer in the row of a question from the class. */
const QUESTION: Record<Language, { asked: string; answered: string }> = {
  'nl-BE': { asked: 'vraag van de klas', answered: 'beantwoord' },
  en: { asked: 'question from the class', answered: 'answered' },
  fr: { asked: 'question de la classe', answered: 'traitée' },
  de: { asked: 'Frage der Klasse', answered: 'beantwortet' },
};
/** Without a language, for programs that read the file. */
const PLAIN_HEADER = [
  ...['nr', 'statement', 'opinion', 'count', 'hands', 'percentage', 'argument'],
  ...['paired', 'changed', 'before', 'after'],
];
const NO_SHIFT = ['', '', '', ''];
/** In a party game also what the players of each party thought that it answers. */
const PARTY_HEADERS: Record<Language, readonly string[]> = {
  'nl-BE': ['partij', 'antwoord van de partij', 'spelers', 'juist geraden'],
  en: ['party', 'the party’s answer', 'players', 'guessed right'],
  fr: ['parti', 'réponse du parti', 'joueurs', 'bien deviné'],
  de: ['Partei', 'Antwort der Partei', 'Spielende', 'richtig geraten'],
};
const PLAIN_PARTY_HEADER = ['party', 'party opinion', 'players', 'hits'];
const NO_PARTY = ['', '', '', ''];

/** With a decimal comma if a spreadsheet expects semicolons between cells, with a point in English. */
const decimal = (value: number | null, language: Language | undefined): string =>
  value === null ? '' : String(value).replace('.', language === 'en' ? '.' : ',');

/** How the opinions moved in a second round, as far as it may be shown: students who voted twice are counted in the row of their first opinion. */
function shiftCells(shift: Shift | null, opinion: string, isFirst: boolean): string[] {
  if (shift === null) return NO_SHIFT;
  const cell = (count: number | null | undefined): string =>
    count === null || count === undefined ? '' : String(count);
  const countIn = (counts: Shift['before']) => cell(counts?.find((one) => one.opinion === opinion)?.count);
  const ofStatement = isFirst ? [cell(shift.paired), cell(shift.changed)] : ['', ''];
  return [...ofStatement, countIn(shift.before), countIn(shift.after)];
}

/** Party, its own answer, its players, and how many of them knew it; the last one empty for a few players. */
function partyCells({ partyScores }: SessionOverview, { partyId, opinion, players, hits }: Guesses): string[] {
  const party = partyScores.find(({ _id }) => _id === partyId);
  invariant(party, 'every party that was guessed has a score');
  return [party.name, opinion ?? '', String(players), hits === null ? '' : String(hits)];
}

/**
 * A class's answers for a spreadsheet: a row per opinion, then a row per argument for it; with a language also one for the skips; in a party
 * game one per party; at the end the questions that were shown to the class, with their marks. The text comes in pieces, one per statement.
 */
export async function* overviewCsv(overview: SessionOverview, language?: Language): AsyncGenerator<string> {
  const { start } = SPREADSHEET_CSV;
  const isParty = overview.type === 'party';
  const line = (cells: readonly string[], party: readonly string[] = NO_PARTY) =>
    SPREADSHEET_CSV.line(isParty ? [...cells, ...party] : cells);
  yield start +
    line(language ? HEADERS[language] : PLAIN_HEADER, language ? PARTY_HEADERS[language] : PLAIN_PARTY_HEADER);
  for (const [at, { description, options, skipped, shift, parties }] of overview.statements.entries()) {
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
    const played = isParty
      ? parties.map((guesses) =>
          line([String(at + 1), description, '', '', '', '', '', ...NO_SHIFT], partyCells(overview, guesses)),
        )
      : [];
    yield [...rows.map((cells) => line(cells)), ...played].join('');
  }
  const words = QUESTION[language ?? 'en'];
  yield overview.questions
    .map(({ text, marks, answered }) =>
      line(['', words.asked, answered ? words.answered : '', String(marks), '', '', text, ...NO_SHIFT]),
    )
    .join('');
}
