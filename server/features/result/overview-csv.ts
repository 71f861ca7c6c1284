// A class's answers as a file for a spreadsheet: a row per opinion, then a row per argument.
import type { SessionOverview } from '#shared/contract/result.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import { csvText } from '#shared/import/csv-text.ts';

const HEADER = ['nr', 'statement', 'opinion', 'count', 'percentage', 'argument'];

/** With a comma, as the spreadsheet that expects semicolons writes it. */
const decimal = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

export function overviewCsv({ statements }: SessionOverview): string {
  const rows = statements.flatMap(({ description, options }, at) => {
    const total = options.reduce((sum, { count }) => sum + count, 0);
    return options.flatMap(({ opinion, count, comments }) => [
      [String(at + 1), description, opinion, String(count), decimal(matchPercentage(count, total)), ''],
      ...comments.map((comment) => [String(at + 1), description, opinion, '', '', comment]),
    ]);
  });
  return csvText([HEADER, ...rows]);
}
