import type { CountedSession, findSetTexts } from '#server/data/office/statistics.ts';
import type { Texts } from '#server/texts/texts.ts';
import type { StatisticsFigures } from '#shared/contract/statistics.ts';
import type { CsvFormat } from '#shared/csv/write-csv.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { SKIP } from '#shared/domain/skip.ts';

/** How a file is written, and in which words. */
export type FileForm = CsvFormat & { words: Texts['statisticsFile'] };

/** For programs that read the files. */
export const PLAIN_WORDS: Texts['statisticsFile'] = {
  figures: ['month', 'type', 'tempo', 'audience', 'sessions', 'participants', 'answers'],
  extended: ['session', 'month', 'type', 'statement', 'opinion', 'count'],
  skipped: '(skipped)',
  types: { debate: 'debate', party: 'party' },
  tempos: { teacher: 'teacher', student: 'student' },
  audiences: { secondary: 'secondary', higher: 'higher', other: 'other' },
};

/** The figures as a file. */
export function figuresCsv({ rows }: StatisticsFigures, { start, line, words }: FileForm): string {
  const lines = rows.map((row) => [
    row.month,
    words.types[row.type],
    words.tempos[row.tempo],
    row.audience === null ? '' : words.audiences[row.audience],
    row.sessions,
    row.participants,
    row.answers,
  ]);
  return start + [words.figures, ...lines].map(line).join('');
}

export const extendedHead = ({ start, line, words }: FileForm): string => start + line(words.extended);

type SetTexts = Awaited<ReturnType<typeof findSetTexts>>;

/** A game in that file: a row for each option, even if nobody chose it, and one for skips if there are any. */
export function sessionLines(
  { type, counts }: CountedSession,
  { opinions, descriptions }: SetTexts,
  { number, month }: { number: number; month: string },
  { line, words }: FileForm,
): string {
  const lines = counts.flatMap(([statementId, opinionCounts]) => {
    const given = new Map(opinionCounts);
    const description = descriptions.get(statementId);
    invariant(description !== undefined, 'a statement of a voting session is in its question set');
    const row = (opinion: string, count: number) =>
      line([number, month, words.types[type], description, opinion, count]);
    const skips = given.get(SKIP) ?? 0;
    return [
      ...opinions.map((opinion) => row(opinion, given.get(opinion) ?? 0)),
      ...(skips > 0 ? [row(words.skipped, skips)] : []),
    ];
  });
  return lines.join('');
}
