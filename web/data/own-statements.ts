import { queryOptions } from '@tanstack/react-query';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import { command, request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { withTimeout } from '#web/client/with-timeout.ts';

/** One's own statements of all games so far. */
export const ownStatementsQuery = queryOptions({
  queryKey: ['own-statements'],
  queryFn: ({ signal }) => request('GET own_statements', { signal }),
  // Always stale, because games are played on other devices.
  refetchOnMount: 'always',
});

const isSame = (one: Omit<OwnStatement, '_id'>, other: { description: string; opinions: readonly string[] }): boolean =>
  one.description === other.description &&
  (one.opinions === null || one.opinions.join('\n') === other.opinions.join('\n'));

/** Adds an own statement to a game, after that one or, before the start, as the last; sent again it adds no second one, but has the newer text. */
export const addOwnStatement = (code: string, own: OwnStatement, after: string | null): Promise<void> =>
  withTimeout(async (signal) => {
    const session = await request('POST voting/session/:code/own-statement', {
      params: { code },
      body: { ...own, after },
      signal,
    });
    const stored = session.statements.find(({ _id }) => _id === own._id);
    // An earlier try, whose reply was lost, had another text.
    const opinions = stored?.opinionOptions.map(({ opinion }) => opinion) ?? [];
    if (stored && !isSame(own, { description: stored.description, opinions })) await changeOwnStatement(code, own);
  });

/** Changes an own statement of a game; throws IN_USE once somebody answered it. */
export const changeOwnStatement = (code: string, { _id: id, ...body }: OwnStatement): Promise<void> =>
  withTimeout(async (signal) => {
    await request('PATCH voting/session/:code/own-statement/:id', { params: { code, id }, body, signal });
  });

/** Takes the current statement away, which is an own one, and shows `instead`; throws IN_USE once somebody answered it, which is then current again. */
export const removeOwnStatement = (code: string, id: string, instead: string): Promise<void> =>
  withTimeout(async (signal) => {
    const moveTo = (statementId: string) =>
      request('POST voting/session/:code/statement/:statementId', { params: { code, statementId }, signal });
    await moveTo(instead);
    try {
      await command('DELETE voting/session/:code/own-statement/:id', { params: { code, id }, signal });
    } catch (error) {
      if (errorCodeOf(error) === 'IN_USE') await moveTo(id);
      throw error;
    }
  });
