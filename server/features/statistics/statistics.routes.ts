// The calls about the figures of all games.
import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { resultEndpoints } from '#shared/contract/result.ts';
import { type FileFormat, PLAIN, SPREADSHEET } from './csv-line.ts';
import { extendedCsv, figuresCsv, readFigures } from './statistics.service.ts';

const formatFor = (asked: { for?: 'spreadsheet' | undefined }): FileFormat => (asked.for ? SPREADSHEET : PLAIN);

export function statisticsRoutes(mount: Mount, { db }: Deps): void {
  mount(resultEndpoints.figures, { handle: () => readFigures(db) });
  mount(resultEndpoints.statistics, {
    handle: async ({ query }) => ({
      filename: 'statistics.csv',
      content: figuresCsv(await readFigures(db), formatFor(query)),
    }),
  });
  mount(resultEndpoints.extendedStatistics, {
    handle: async ({ query }) => ({
      filename: 'statistics-extended.csv',
      content: Readable.from(extendedCsv(db, formatFor(query))),
    }),
  });
}
