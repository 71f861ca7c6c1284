import { queryOptions, useMutation } from '@tanstack/react-query';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { invalidateTemplates } from './game-templates.ts';
import { useNewIds } from './new-ids.ts';

const LINKS = ['game-template-links'];

/** The link of the user's own game template, which is created if there is none. */
export const ownLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [...LINKS, 'own', id],
    queryFn: async ({ signal }) => {
      const link = await request('POST game_templates/:id/link', { params: { id }, signal });
      void invalidateTemplates();
      return link;
    },
    gcTime: 0,
  });

/** The game template that a colleague's link gives now. */
export const linkedTemplateQuery = (token: string) =>
  queryOptions({
    queryKey: [...LINKS, 'linked', token],
    queryFn: ({ signal }) => request('GET game_template_links/:token', { params: { token }, signal }),
    refetchOnMount: 'always',
  });

/** The plan of its lesson. */
export const linkedSheetQuery = (token: string) =>
  queryOptions({
    queryKey: [...LINKS, 'sheet', token],
    queryFn: ({ signal }) => request('GET game_template_links/:token/sheet', { params: { token }, signal }),
    refetchOnMount: 'always',
  });

/** Removes a link. */
export const useRemoveLink = () =>
  useMutation({
    mutationFn: (id: string) => command('DELETE game_templates/:id/link', { params: { id } }),
    onSettled: invalidateTemplates,
  });

/** Creates the user's own copy of the game template that a link gives. */
export function useCopyLinked(token: string) {
  const { idFor, answered } = useNewIds();
  return useMutation({
    mutationFn: () =>
      request('POST game_template_links/:token', { params: { token }, query: { withId: idFor(token) } }),
    // The link may have been removed meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: linkedTemplateQuery(token).queryKey }),
    // Also after a failure, as only the reply may be lost.
    onSettled: (_copy, error) => {
      answered(token, error);
      return invalidateTemplates();
    },
  });
}
