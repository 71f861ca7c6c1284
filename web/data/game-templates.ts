import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/contract.ts';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import { request } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { useNewIds } from './new-ids.ts';
import { invalidateOpenSessions } from './voting-sessions.ts';

const TEMPLATES = ['game-templates'];
export type GameTemplateForm = Contract['POST game_templates']['body'];

/** One's own game templates, newest change first. */
export const gameTemplatesQuery = queryOptions({
  queryKey: TEMPLATES,
  queryFn: ({ signal }) => request('GET game_templates', { signal }),
});

export const invalidateTemplates = (): Promise<void> => queryClient.invalidateQueries({ queryKey: TEMPLATES });

export const gameTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...TEMPLATES, id],
    queryFn: ({ signal }) => request('GET game_templates/:id', { params: { id }, signal }),
    // A template must not change while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Makes a game template, or changes the one with that id; throws CHANGED_MEANWHILE when it is no longer of the version `replaces`. */
export function useSaveTemplate(id: string | null, replaces: string | null = null) {
  return useMutation({
    mutationFn: (body: GameTemplateForm) =>
      id === null
        ? request('POST game_templates', { body })
        : request('PATCH game_templates/:id', {
            params: { id },
            body: { ...body, ...(replaces !== null && { replaces }) },
          }),
    // Also after a failure, as only the reply may be lost.
    onSettled: invalidateTemplates,
  });
}

/** Adds an own statement to a template, as the last one that is played. Throws CHANGED_MEANWHILE. */
export async function addOwnToTemplate(
  { _id: id, statements, ownStatements, updatedAt: replaces }: ListedTemplate,
  own: OwnStatement,
): Promise<void> {
  const body = { statements: [...statements, own._id], ownStatements: [...ownStatements, own], replaces };
  try {
    await request('PATCH game_templates/:id', { params: { id }, body });
  } finally {
    // Also after a failure, as only the reply may be lost.
    await invalidateTemplates();
  }
}

/** Resolves before the list is read anew. */
export const removeTemplate = (id: string): Promise<void> =>
  request('DELETE game_templates/:id', { params: { id } }).finally(() => void invalidateTemplates());

/** Whether a game template or a voting session was refused because there are as many as one user may have. */
export const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.code === 'WRONG_STATE';

/** Makes a voting session of a game template; returns its code. */
export function useStartGame() {
  const { idFor, answered } = useNewIds();
  return useMutation({
    mutationFn: (gameTemplateId: string) =>
      request('POST config/game-template/voting-session', { body: { gameTemplateId, withId: idFor(gameTemplateId) } }),
    // Only the reply may be lost: then the game is in the list.
    onError: invalidateOpenSessions,
    onSettled: (_made, error, gameTemplateId) => answered(gameTemplateId, error),
  });
}
