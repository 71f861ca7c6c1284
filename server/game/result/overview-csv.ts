import { type LanguageTag, TEXTS, type Texts } from '#server/texts/texts.ts';
import type { SessionOverview } from '#shared/contract/result.ts';
import { SPREADSHEET_CSV } from '#shared/csv/write-csv.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { Shift } from '#shared/domain/shift.ts';
import { votesOf } from '#shared/domain/statement-results.ts';

type Guesses = SessionOverview['statements'][number]['parties'][number];

/** Without a language, for programs that read the file. */
const PLAIN: Omit<Texts['overviewFile'], 'skipped'> = {
  header: [
    ...['nr', 'statement', 'opinion', 'count', 'hands', 'percentage', 'argument'],
    ...['paired', 'changed', 'before', 'after'],
  ],
  partyHeader: ['party', 'party opinion', 'players', 'hits'],
  question: TEXTS.en.overviewFile.question,
  answered: TEXTS.en.overviewFile.answered,
};
const NO_SHIFT = ['', '', '', ''];
const NO_PARTY = ['', '', '', ''];

/** With a decimal comma if a spreadsheet expects semicolons between cells, with a point in English. */
const decimal = (value: number | null, language: LanguageTag | undefined): string =>
  value === null ? '' : String(value).replace('.', language === 'en' ? '.' : ',');

/** How the opinions moved in a second round: students who voted twice are in the row of their first opinion. */
function shiftCells(shift: Shift | null, opinion: string, isFirst: boolean): string[] {
  if (shift === null) return NO_SHIFT;
  const countIn = (counts: Shift['before']) => cell(counts?.find((one) => one.opinion === opinion)?.count);
  const ofStatement = isFirst ? [cell(shift.paired), cell(shift.changed)] : ['', ''];
  return [...ofStatement, countIn(shift.before), countIn(shift.after)];
}

/** A number, or nothing where it is not published. */
const cell = (count: number | null | undefined): string => (count === null || count === undefined ? '' : String(count));

/** Party, its own answer, its players, and how many of them knew it; the last one empty for a few players. */
function partyCells({ partyScores }: SessionOverview, { partyId, opinion, players, hits }: Guesses): string[] {
  const party = partyScores.find(({ _id }) => _id === partyId);
  invariant(party, 'every party that was guessed has a score');
  return [party.name, opinion ?? '', cell(players), cell(hits)];
}

/**
 * A class's answers for a spreadsheet: a row per opinion, argument, and with a language per skip; in a party game one
 * per party; at the end the questions that were shown, with marks. The text comes in pieces, one per statement.
 */
export async function* overviewCsv(overview: SessionOverview, language?: LanguageTag): AsyncGenerator<string> {
  const { start } = SPREADSHEET_CSV;
  const isParty = overview.type === 'party';
  const line = (cells: readonly string[], party: readonly string[] = NO_PARTY) =>
    SPREADSHEET_CSV.line(isParty ? [...cells, ...party] : cells);
  const words = language ? TEXTS[language].overviewFile : PLAIN;
  yield start + line(words.header, words.partyHeader);
  for (const [at, { description, options, skipped, shift, parties }] of overview.statements.entries()) {
    const total = options.reduce((sum, option) => sum + votesOf(option), 0);
    const rows = options.flatMap(({ opinion, count, hands, comments }, which) => {
      const percentage = decimal(matchPercentage(votesOf({ count, hands }), total), language);
      const about = [String(at + 1), description, opinion];
      return [
        [...about, cell(count), String(hands), percentage, '', ...shiftCells(shift, opinion, which === 0)],
        ...comments.map((comment) => [...about, '', '', '', comment, ...NO_SHIFT]),
      ];
    });
    if (language && skipped !== null && skipped > 0)
      rows.push([
        String(at + 1),
        description,
        TEXTS[language].overviewFile.skipped,
        String(skipped),
        '',
        '',
        '',
        ...NO_SHIFT,
      ]);
    const played = isParty
      ? parties.map((guesses) =>
          line([String(at + 1), description, '', '', '', '', '', ...NO_SHIFT], partyCells(overview, guesses)),
        )
      : [];
    yield [...rows.map((cells) => line(cells)), ...played].join('');
  }
  yield overview.questions
    .map(({ text, marks, answered }) =>
      line(['', words.question, answered ? words.answered : '', String(marks), '', '', text, ...NO_SHIFT]),
    )
    .join('');
}
