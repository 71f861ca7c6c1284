import { z } from 'zod';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { GAME_TYPES, TEMPOS } from '#shared/domain/voting-session.ts';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { endpoint } from './endpoint.ts';

const statisticsFigures = z.object({
  sessions: z.number(),
  participants: z.number(),
  answers: z.number(),
  rows: z.array(
    z.object({
      month: z.string(),
      type: z.enum(GAME_TYPES),
      tempo: z.enum(TEMPOS),
      audience: z.enum(TARGET_AUDIENCES).nullable(),
      sessions: z.number(),
      participants: z.number(),
      answers: z.number(),
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
  figures: endpoint({
    method: 'GET',
    path: 'result/statistics/figures',
    access: 'readStatistics',
    limits: 'none',
    summary: 'The figures of all games',
    reply: statisticsFigures,
  }),
  download: endpoint({
    method: 'GET',
    path: 'result/statistics',
    access: 'readStatistics',
    limits: 'none',
    summary: 'Figures of all games as a file',
    query: fileFor,
    reply: 'text/csv',
  }),
  downloadExtended: endpoint({
    method: 'GET',
    path: 'result/statistics/extended',
    access: 'readStatistics',
    limits: 'none',
    summary: 'Counts per voting session and statement as a file',
    query: fileFor,
    reply: 'text/csv',
  }),
};
