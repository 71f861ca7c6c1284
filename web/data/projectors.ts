// Projectors that show a game without a login: what one of them reads, and how its teacher manages them.
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { ProjectorState } from '#shared/contract/projector.ts';
import type { ResultView } from '#shared/domain/voting-session.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { withTimeout } from '#web/client/with-timeout.ts';

/** Keeps the same object for the same clock, because the remaining time is measured from its first read. */
export function keepClock(read: ProjectorState, before: ProjectorState | undefined): ProjectorState {
  const [now, then] = [read.game?.live.clock, before?.game?.live.clock];
  if (!read.game || !now || !then || now.endsAt !== then.endsAt) return read;
  return { ...read, game: { ...read.game, live: { ...read.game.live, clock: then } } };
}

/** The content of the projector with that token. */
export const projectorQuery = (token: string) =>
  queryOptions({
    queryKey: ['projector', token],
    queryFn: async ({ signal, client, queryKey }) => {
      const read = await withTimeout(
        (limited) => request('GET projector', { projectorToken: token, signal: limited }),
        signal,
      );
      return keepClock(read, client.getQueryData<ProjectorState>(queryKey));
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });

/**
 * The positions of the parties on the current statement, for the page that is shown; the class's guesses are read again
 * only when they are opened again.
 */
export const projectorPartiesQuery = (token: string, statementId: string, page: number | null) =>
  queryOptions({
    queryKey: ['projector', token, 'parties', statementId, page],
    queryFn: ({ signal }) => request('GET projector/parties', { projectorToken: token, signal }),
    // The last page stays until the next one is read.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

/** The page of the results that the teacher shows, if it is not the parties' scores; `readAt` is when the game was read; a later read may have changed it. */
export const projectorOverviewQuery = (token: string, view: ResultView, readAt: number) =>
  queryOptions({
    queryKey: ['projector', token, 'overview', view, readAt],
    queryFn: ({ signal }) => request('GET projector/overview', { projectorToken: token, signal }),
    // The last page stays until the next one is read.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/**
 * Creates a projector that waits to be paired; returns its token. `expired`: the ended token of this screen, so that a
 * renewal does not count as a further projector.
 */
export const createProjector = async (expired: string | null): Promise<string> =>
  (await request('POST projectors', { projectorToken: expired ?? undefined })).token;

/** Takes the game off this projector. The token is forgotten even if the reply is lost. */
export function endProjector(token: string): void {
  command('DELETE projector', { projectorToken: token, keepalive: true }).catch(() => {});
}

/** The projectors that show one's own game. */
export const projectorsQuery = (code: string) =>
  queryOptions({
    queryKey: ['projectors', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/projectors', { params: { code }, signal }),
    refetchOnMount: 'always',
  });

const invalidateProjectors = (code: string) =>
  queryClient.invalidateQueries({ queryKey: projectorsQuery(code).queryKey });

/** Lets the projector with that pairing code show one's own game. */
export const usePairProjector = () =>
  useMutation({
    mutationFn: ({ code, pairingCode }: { code: string; pairingCode: string }) =>
      request('POST voting/session/:code/projectors', { params: { code }, body: { pairingCode } }),
    onSettled: (_, __, { code }) => invalidateProjectors(code),
  });

/** Takes the user's own game off a projector. */
export const useRemoveProjector = () =>
  useMutation({
    mutationFn: ({ code, projectorId }: { code: string; projectorId: string }) =>
      command('DELETE voting/session/:code/projectors/:projectorId', { params: { code, projectorId } }),
    onSettled: (_, __, { code }) => invalidateProjectors(code),
  });
