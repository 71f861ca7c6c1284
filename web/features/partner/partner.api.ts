// Reading and changing partners.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export interface PartnerValues {
  name: string;
  website: string;
}

/** The footer reads the same list. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => request('GET partners', { signal }),
});

/** Gives the calls that change partners. */
export function usePartnerCalls() {
  const queries = useQueryClient();
  return {
    /** Reads what is shown of partners anew. */
    refresh: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }),
    /** Without an id a new partner. */
    save: (id: string | null, body: PartnerValues) =>
      id === null ? request('POST partners', { body }) : request('PATCH partners/:id', { params: { id }, body }),
    remove: (id: string) => request('DELETE partners/:id', { params: { id } }),
    removeImage: (id: string) => request('DELETE partners/:id/image', { params: { id } }),
  };
}
