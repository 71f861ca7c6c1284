import { queryOptions, skipToken } from '@tanstack/react-query';
import { download, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { invalidateOpenSessions } from './voting-sessions.ts';

const ALL = ['result'];

/** Everything that a class answered, also after archiving. */
export const overviewQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: [...ALL, 'overview', sessionId],
    queryFn:
      sessionId === null
        ? skipToken
        : ({ signal }) => request('GET result/overview/:sessionId', { params: { sessionId }, signal }),
    refetchOnMount: 'always',
  });

/** Refetches results and state of a game that another device may have changed. */
export function invalidateResults(): void {
  void queryClient.invalidateQueries({ queryKey: ALL });
  invalidateOpenSessions();
}

/** Refetches results although no event asked for it; a read that is under way continues. */
export function pollResults(): void {
  void queryClient.invalidateQueries({ queryKey: ALL }, { cancelRefetch: false });
}

/** Saves the overview of a game as a file, in that language. */
export async function downloadOverview(sessionId: string, gameName: string, language: string): Promise<void> {
  const { blob, name } = await download('GET result/overview/:sessionId/download', {
    params: { sessionId },
    query: { language },
  });
  saveFile(blob, `${gameName} ${name}`);
}
