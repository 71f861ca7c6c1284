// The figures of all games: added up per month, type, tempo and audience, or row by row. No client-id, comment or e-mail is ever read.

import {
  countedSessions,
  countOpinions,
  type SessionStatements,
  sessionsWithStatements,
} from '#server/data/statistics.ts';
import type { Db } from '#server/db/client.ts';
import type { StatisticsFigures } from '#shared/contract/statistics.ts';
import type { CsvFormat } from '#shared/csv/write-csv.ts';
import { SKIP } from '#shared/domain/skip.ts';

/** How the file names a skip; in brackets, so that it is not taken for an answer option. */
const SKIPPED = '(skipped)';

type FiguresRow = StatisticsFigures['rows'][number];

type MonthOf = (timestamp: string) => string;
/** Months as `yyyy-mm`, those of that time zone. */
export function monthsIn(timeZone: string): MonthOf {
  // Sweden writes a month like that.
  const format = new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', timeZone });
  return (timestamp) => format.format(new Date(timestamp));
}

const sortKey = ({ month, type, tempo, audience }: FiguresRow): string => `${month} ${type} ${tempo} ${audience ?? ''}`;

/** All games, in any state; `answers` leaves skips out. */
export async function readFigures(db: Db, monthOf: MonthOf): Promise<StatisticsFigures> {
  const rows = new Map<string, FiguresRow>();
  const totals = { sessions: 0, participants: 0, answers: 0 };
  const add = (to: typeof totals, participants: number, answers: number): void => {
    to.sessions += 1;
    to.participants += participants;
    to.answers += answers;
  };
  for await (const page of countedSessions(db))
    for (const { created_at, type, tempo, audience, participants, answers } of page) {
      const empty = { month: monthOf(created_at), type, tempo, audience, sessions: 0, participants: 0, answers: 0 };
      const row = rows.get(sortKey(empty)) ?? empty;
      rows.set(sortKey(row), row);
      add(row, participants, answers);
      add(totals, participants, answers);
    }
  return { ...totals, rows: [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row) };
}

export function figuresCsv({ rows }: StatisticsFigures, { start, line }: CsvFormat): string {
  const head = ['month', 'type', 'tempo', 'audience', 'sessions', 'participants', 'answers'];
  const lines = rows.map((row) => [
    row.month,
    row.type,
    row.tempo,
    row.audience ?? '',
    row.sessions,
    row.participants,
    row.answers,
  ]);
  return start + [head, ...lines].map(line).join('');
}

/** A row per option, also one that nobody chose, and one for skips where there are any. */
async function sessionLines(
  db: Db,
  { votingSession, statements, opinions }: SessionStatements,
  number: number,
  monthOf: MonthOf,
  { line }: CsvFormat,
): Promise<string> {
  const counts = new Map(
    (await countOpinions(db, votingSession)).map((one) => [`${one.statement_id} ${one.opinion}`, one.count]),
  );
  const lines = statements.flatMap(({ id, description }) =>
    [...opinions, SKIP].flatMap((opinion) => {
      const count = counts.get(`${id} ${opinion}`) ?? 0;
      if (opinion === SKIP && count === 0) return [];
      const shown = opinion === SKIP ? SKIPPED : opinion;
      return [line([number, monthOf(votingSession.created_at), votingSession.type, description, shown, count])];
    }),
  );
  return lines.join('');
}

/** The file's text in pieces, one per voting session that is over and had at least `participantsMin` students. */
export async function* extendedCsv(
  db: Db,
  participantsMin: number,
  monthOf: MonthOf,
  format: CsvFormat,
): AsyncGenerator<string> {
  yield format.start + format.line(['session', 'month', 'type', 'statement', 'opinion', 'count']);
  let number = 0;
  for await (const page of sessionsWithStatements(db, participantsMin))
    for (const one of page) {
      number += 1;
      const lines = await sessionLines(db, one, number, monthOf, format);
      if (lines !== '') yield lines;
    }
}
