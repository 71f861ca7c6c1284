// The calls about the figures of all games.
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { figuresCsv } from '#server/present/statistics.ts';
import { statisticsEndpoints } from '#shared/contract/statistics.ts';
import { type CsvFormat, PLAIN_CSV, SPREADSHEET_CSV } from '#shared/csv/write-csv.ts';
import { STATISTICS_PARTICIPANTS_MIN } from '#shared/domain/limits.ts';
import { extendedCsv, monthsIn, readFigures } from './statistics.service.ts';

const formatFor = (asked: { for?: 'spreadsheet' | undefined }): CsvFormat => (asked.for ? SPREADSHEET_CSV : PLAIN_CSV);

export function statisticsRoutes(mount: Mount, { db, config }: Deps): void {
  const participantsMin = Math.max(config.resultsMinCount, STATISTICS_PARTICIPANTS_MIN);
  const monthOf = monthsIn(config.timeZone);
  mount(statisticsEndpoints.figures, { handle: () => readFigures(db, monthOf) });
  mount(statisticsEndpoints.download, {
    handle: async ({ query }) => ({
      filename: 'statistics.csv',
      content: figuresCsv(await readFigures(db, monthOf), formatFor(query)),
    }),
  });
  mount(statisticsEndpoints.downloadExtended, {
    handle: async ({ query }) => ({
      filename: 'statistics-extended.csv',
      content: extendedCsv(db, participantsMin, monthOf, formatFor(query)),
    }),
  });
}
