// The class's guess about itself, once the board has shown the result.
import { queryOptions } from '@tanstack/react-query';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { ClassGuess } from '#shared/domain/class-guess.ts';
import { request } from '#web/client/api.ts';

type Told = Pick<Extract<VotingSessionUpdate, { type: 'guess' }>, keyof ClassGuess>;

export const figuresIn = ({ opinion, count, mean, actual }: Told): ClassGuess | null =>
  opinion === null || count === null || mean === null || actual === null ? null : { opinion, count, mean, actual };

/** The class's guess about a statement, which never changes; null if too few guessed, or not yet. */
export const classGuessQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: ['guess', code, statementId],
    queryFn: async ({ signal }): Promise<ClassGuess | null> => {
      const path = 'GET voting/session/:code/statement/:statementId/guess';
      return figuresIn(await request(path, { params: { code, statementId }, signal }));
    },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
