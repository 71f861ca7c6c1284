import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

export type PartnerValues = Record<'name' | 'website', string>;

/** The footer reads the same list. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => request('GET partners', { signal }),
});

/** Returns the calls that change partners. */
export function usePartnerCalls() {
  const queries = useQueryClient();
  return {
    /** Reads again what is shown of partners. */
    refresh: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }),
    /** As refresh; a failure is thrown. */
    refetch: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }, { throwOnError: true }),
    /** Without an id a new partner, which gets `newId`; throws CHANGED_MEANWHILE when it is no longer as `expected`. */
    store: async (id: string | null, values: PartnerValues, expected: PartnerValues | null, newId: string) => {
      const { uploadURL, partner } =
        id === null
          ? await request('POST partners', { body: { ...values, withId: newId } })
          : await request('PATCH partners/:id', {
              params: { id },
              body: { ...values, ...(expected !== null && { replaces: expected }) },
            });
      return { uploadURL, stored: partner };
    },
    remove: (id: string) => request('DELETE partners/:id', { params: { id } }),
    removeImage: (id: string) => request('DELETE partners/:id/image', { params: { id } }),
  };
}
