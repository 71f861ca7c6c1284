import type { CountedSession, findSetTexts } from '#server/data/statistics.ts';
import type { StatisticsFigures } from '#shared/contract/statistics.ts';
import type { CsvFormat } from '#shared/csv/write-csv.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { SKIP } from '#shared/domain/skip.ts';

/** How the file names a skip; in brackets, so that it is not taken for an answer option. */
const SKIPPED = '(skipped)';

/** The figures as a file. */
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

export const extendedHead = ({ start, line }: CsvFormat): string =>
  start + line(['session', 'month', 'type', 'statement', 'opinion', 'count']);

type SetTexts = Awaited<ReturnType<typeof findSetTexts>>;

/** A game in that file: a row per option, also one that nobody chose, and one for skips if there are any. */
export function sessionLines(
  { type, counts }: CountedSession,
  { opinions, descriptions }: SetTexts,
  { number, month }: { number: number; month: string },
  { line }: CsvFormat,
): string {
  const lines = counts.flatMap(([statementId, opinionCounts]) => {
    const given = new Map(opinionCounts);
    const description = descriptions.get(statementId);
    invariant(description !== undefined, 'a statement of a voting session is in its question set');
    const row = (opinion: string, count: number) => line([number, month, type, description, opinion, count]);
    const skips = given.get(SKIP) ?? 0;
    return [
      ...opinions.map((opinion) => row(opinion, given.get(opinion) ?? 0)),
      ...(skips > 0 ? [row(SKIPPED, skips)] : []),
    ];
  });
  return lines.join('');
}
