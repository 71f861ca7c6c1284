// The figures of all games, by month, type, tempo and audience, or row by row. No client-id, comment or address is
// read.

import { countedSessions, findSetTexts, sessionsThatAreOver } from '#server/data/office/statistics.ts';
import type { Db } from '#server/db/client.ts';
import { extendedHead, type FileForm, sessionLines } from '#server/present/office/statistics.ts';
import type { StatisticsFigures } from '#shared/contract/statistics.ts';

/** Characters that are sent at a time, at least. */
const PIECE = 65_536;

type FiguresRow = StatisticsFigures['rows'][number];

type MonthOf = (timestamp: string) => string;
/** Months as `yyyy-mm`, in that time zone. */
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

/** The file's text in pieces, over all voting sessions that are over and had at least `participantsMin` students. */
export async function* extendedCsv(
  db: Db,
  participantsMin: number,
  monthOf: MonthOf,
  format: FileForm,
): AsyncGenerator<string> {
  yield extendedHead(format);
  const texts = new Map<string, Awaited<ReturnType<typeof findSetTexts>>>();
  let number = 0;
  for await (const page of sessionsThatAreOver(db, participantsMin)) {
    let piece = '';
    for (const one of page) {
      number += 1;
      const ofSet = texts.get(one.question_set_id) ?? (await findSetTexts(db, one.question_set_id));
      texts.set(one.question_set_id, ofSet);
      piece += sessionLines(one, ofSet, { number, month: monthOf(one.created_at) }, format);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
  }
}
