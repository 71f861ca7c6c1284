import { queryOptions } from '@tanstack/react-query';
import type { GameType } from '#shared/domain/voting-session.ts';
import { command, request } from '#web/client/api.ts';
import type { templateOf } from './lessons.ts';
import { openSessionsQuery } from './voting-sessions.ts';

/** One's own try-out, which is in no list; NOT_FOUND if there is none. */
export const tryOutQuery = queryOptions({
  // Invalidated together with the open games, as it is one of them.
  queryKey: [...openSessionsQuery.queryKey, 'try-out'],
  queryFn: ({ signal }) => request('GET voting/try-out', { signal }),
  refetchOnMount: 'always',
  gcTime: 0,
});

/** Creates a try-out of a game template, or of a ready-made lesson, which replaces an earlier one; returns its code. */
export const makeTryOut = (game: { gameTemplateId: string } | { template: ReturnType<typeof templateOf> }) =>
  request('POST config/game-template/voting-session', { body: { ...game, tryOut: true } });

/** Creates a game that somebody tries out without an account; returns its code, and the token of its owner. */
export async function makeVisitorTryOut(type: GameType): Promise<{ code: string; token: string }> {
  const { jwtToken: token } = await request('POST auth/visitor');
  const { code } = await request('POST config/game-template/voting-session', { body: { tryOut: true, type }, token });
  return { code, token };
}

/** A try-out that was made: its code, and the token of its owner if that is somebody without an account. */
export interface MadeTryOut {
  code: string;
  token?: string;
}

/** Deletes a try-out, even while the page is being left. */
export const removeTryOut = ({ code, token }: MadeTryOut): Promise<void> =>
  command('POST voting/session/:code/archive', { params: { code }, token, keepalive: true });

/** The HTML of the page that the app starts from. */
export const pageTextQuery = queryOptions({
  queryKey: ['page-text'],
  queryFn: async ({ signal }) => {
    const page = await fetch('/teacher/try-out', { signal });
    if (!page.ok) throw new Error(`The page answered ${page.status}`);
    return page.text();
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Lets an invented student join a try-out, by the same read as a real one. */
export const joinAs = (code: string, as: string) => request('GET voting/session/:code', { params: { code }, as });
