// Reading and changing parties.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export type PartyValues = Record<'name' | 'description' | 'video' | 'color', string>;

export const partiesQuery = queryOptions({
  queryKey: ['parties'],
  queryFn: ({ signal }) => request('GET parties', { signal }),
});

export const partyQuery = (id: string) =>
  queryOptions({
    queryKey: ['parties', id],
    queryFn: ({ signal }) => request('GET parties/:id', { params: { id }, signal }),
    // A read in the background would not reach the form, which keeps what is typed.
    gcTime: 0,
  });

/** Gives the calls that change parties. */
export function usePartyCalls() {
  const queries = useQueryClient();
  /** Reads what is shown of parties anew. */
  const refresh = () => queries.invalidateQueries({ queryKey: partiesQuery.queryKey });
  return {
    refresh,
    /** As refresh; a failure is thrown. */
    readAnew: () => queries.invalidateQueries({ queryKey: partiesQuery.queryKey }, { throwOnError: true }),
    /** Without an id a new party; throws CHANGED_MEANWHILE when it no longer says what it `replaces`. */
    store: async (id: string | null, values: PartyValues, replaces: PartyValues | null) => {
      const { uploadURL, party } =
        id === null
          ? await request('POST parties', { body: values })
          : await request('PATCH parties/:id', {
              params: { id },
              body: { ...values, ...(replaces !== null && { replaces }) },
            });
      return { uploadURL, stored: party };
    },
    remove: (id: string) => request('DELETE parties/:id', { params: { id } }),
    removeImage: (id: string) => request('DELETE parties/:id/image', { params: { id } }),
  };
}

/** Takes a party's id; gives the names of the published question sets that it stands in. */
export async function publishedSetsWith(id: string): Promise<string[]> {
  const sets = await request('GET question_sets', { query: { mode: 'teacher' } });
  const details = await Promise.all(sets.map((set) => request('GET question_sets/:id', { params: { id: set._id } })));
  return details.filter(({ parties }) => parties.some((party) => party._id === id)).map(({ name }) => name);
}
