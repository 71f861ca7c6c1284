// Reading and changing parties.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export interface PartyValues {
  name: string;
  description: string;
  video: string;
  color: string;
}

export const partiesQuery = queryOptions({
  queryKey: ['parties'],
  queryFn: ({ signal }) => request('GET parties', { signal }),
});

export const partyQuery = (id: string) =>
  queryOptions({
    queryKey: ['parties', id],
    queryFn: ({ signal }) => request('GET parties/:id', { params: { id }, signal }),
  });

/** Gives the calls that change parties. */
export function usePartyCalls() {
  const queries = useQueryClient();
  /** Reads what is shown of parties anew. */
  const refresh = () => queries.invalidateQueries({ queryKey: partiesQuery.queryKey });
  return {
    refresh,
    /** Without an id a new party. */
    save: (id: string | null, body: PartyValues) =>
      id === null ? request('POST parties', { body }) : request('PATCH parties/:id', { params: { id }, body }),
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
