import { z } from 'zod';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { GAME_TYPES, TEMPOS } from '#shared/domain/voting-session.ts';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { readStatistics } from './endpoint-group.ts';

const sums = z.object({ sessions: z.number(), participants: z.number(), answers: z.number() });
const statisticsFigures = sums.extend({
  rows: z.array(
    sums.extend({
      month: z.string(),
      type: z.enum(GAME_TYPES),
      tempo: z.enum(TEMPOS),
      audience: z.enum(TARGET_AUDIENCES).nullable(),
    }),
  ),
});
export type StatisticsFigures = z.output<typeof statisticsFigures>;

/** Spreadsheets expect semicolons and a byte order mark; with a language, headings and values are words of it. */
const fileFor = z.object({
  for: z.literal('spreadsheet').optional(),
  language: z.enum(Object.values(LANGUAGE_TAGS)).optional(),
});

export const statisticsEndpoints = {
  figures: readStatistics.get('result/statistics/figures', 'The figures of all games', { reply: statisticsFigures }),
  download: readStatistics.get('result/statistics', 'Figures of all games as a file', {
    query: fileFor,
    reply: 'text/csv',
  }),
  downloadExtended: readStatistics.get(
    'result/statistics/extended',
    'Counts per voting session and statement as a file',
    { query: fileFor, reply: 'text/csv' },
  ),
};
