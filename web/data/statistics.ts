import { queryOptions } from '@tanstack/react-query';
import { download, request } from '#web/client/api.ts';
import { saveFile } from '#web/client/save-file.ts';

export const statisticsQuery = queryOptions({
  queryKey: ['statistics'],
  queryFn: ({ signal }) => request('GET result/statistics/figures', { signal }),
});

/** Saves a file of statistics, in that language and in the form that spreadsheets of this region open. */
export async function downloadStatistics(
  call: 'GET result/statistics' | 'GET result/statistics/extended',
  language: string,
) {
  const { blob, name } = await download(call, { query: { for: 'spreadsheet', language } });
  saveFile(blob, name);
}
