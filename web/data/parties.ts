import { type InvalidateOptions, queryOptions } from '@tanstack/react-query';
import type { partyRules } from '#shared/rules/party.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

type PartyValues = Record<keyof typeof partyRules, string>;

/** Every party, by name. */
export const partiesQuery = queryOptions({
  queryKey: ['parties'],
  queryFn: ({ signal }) => request('GET parties', { signal }),
});

export const partyQuery = (id: string) =>
  queryOptions({
    queryKey: ['parties', id],
    queryFn: ({ signal }) => request('GET parties/:id', { params: { id }, signal }),
    // The form keeps its values, so a refetch would not reach it.
    gcTime: 0,
  });

/** Reads again what is shown of parties. */
export const refreshParties = (options?: InvalidateOptions): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: partiesQuery.queryKey }, options);

/** The calls that change parties. */
export const partyCalls = {
  refresh: refreshParties,
  /** Without an id a new party, which gets `newId`; throws CHANGED_MEANWHILE when it no longer has that version. */
  store: async (id: string | null, values: PartyValues, version: number | null, newId: string) => {
    const { uploadURL, party } =
      id === null
        ? await request('POST parties', { body: { ...values, withId: newId } })
        : await request('PATCH parties/:id', {
            params: { id },
            body: { ...values, version: version ?? undefined },
          });
    return { uploadURL, stored: party };
  },
  remove: (id: string) => command('DELETE parties/:id', { params: { id } }),
  removeImage: (id: string) => command('DELETE parties/:id/image', { params: { id } }),
};
