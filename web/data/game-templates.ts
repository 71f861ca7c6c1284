import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/contract.ts';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import { command, request } from '#web/client/api.ts';
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

interface SavedTemplate {
  /** Null for a new one, which gets `newId`. */
  id: string | null;
  newId: string;
  body: GameTemplateForm;
  /** The version that was changed; null overwrites whichever is stored. */
  version: number | null;
}

/** Makes a game template, or changes one; throws CHANGED_MEANWHILE when another version is stored. */
export function useSaveTemplate() {
  return useMutation({
    mutationFn: ({ id, newId, body, version }: SavedTemplate) =>
      id === null
        ? request('POST game_templates', { body: { ...body, withId: newId } })
        : request('PATCH game_templates/:id', { params: { id }, body: { ...body, version: version ?? undefined } }),
    // Also after a failure, as only the reply may be lost.
    onSettled: invalidateTemplates,
  });
}

/** Adds an own statement to a template, as the last one that is played. Throws CHANGED_MEANWHILE. */
export async function addOwnToTemplate(
  { _id: id, statements, ownStatements, version }: ListedTemplate,
  own: OwnStatement,
): Promise<void> {
  const body = { statements: [...statements, own._id], ownStatements: [...ownStatements, own], version };
  try {
    await request('PATCH game_templates/:id', { params: { id }, body });
  } finally {
    // Also after a failure, as only the reply may be lost.
    await invalidateTemplates();
  }
}

/** Resolves before the list is read again. */
export const removeTemplate = (id: string): Promise<void> =>
  command('DELETE game_templates/:id', { params: { id } }).finally(() => void invalidateTemplates());

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
