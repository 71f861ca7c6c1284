// The calls about the figures of all games.
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { type FileForm, figuresCsv, PLAIN_WORDS } from '#server/present/office/statistics.ts';
import { type LanguageTag, TEXTS } from '#server/texts/texts.ts';
import { statisticsEndpoints } from '#shared/contract/statistics.ts';
import { PLAIN_CSV, SPREADSHEET_CSV } from '#shared/csv/write-csv.ts';
import { STATISTICS_PARTICIPANTS_MIN } from '#shared/domain/limits.ts';
import { extendedCsv, monthsIn, readFigures } from './statistics.service.ts';

interface Asked {
  for?: 'spreadsheet' | undefined;
  language?: LanguageTag | undefined;
}

const formFor = (asked: Asked): FileForm => ({
  ...(asked.for ? SPREADSHEET_CSV : PLAIN_CSV),
  words: asked.language ? TEXTS[asked.language].statisticsFile : PLAIN_WORDS,
});

export function statisticsRoutes(mount: Mount, { db, config }: Deps): void {
  const participantsMin = Math.max(config.resultsMinCount, STATISTICS_PARTICIPANTS_MIN);
  const monthOf = monthsIn(config.timeZone);
  mount(statisticsEndpoints.figures, { handle: () => readFigures(db, monthOf) });
  mount(statisticsEndpoints.download, {
    handle: async ({ query }) => ({
      filename: 'statistics.csv',
      content: figuresCsv(await readFigures(db, monthOf), formFor(query)),
    }),
  });
  mount(statisticsEndpoints.downloadExtended, {
    handle: async ({ query }) => ({
      filename: 'statistics-extended.csv',
      content: extendedCsv(db, participantsMin, monthOf, formFor(query)),
    }),
  });
}
