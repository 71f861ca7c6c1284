import { type InvalidateOptions, queryOptions } from '@tanstack/react-query';
import type { partnerRules } from '#shared/rules/partner.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

type PartnerValues = Record<keyof typeof partnerRules, string>;

/** The footer reads the same list. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => request('GET partners', { signal }),
});

/** The calls that change partners. */
export const partnerCalls = {
  /** Reads again what is shown of partners. */
  refresh: (options?: InvalidateOptions) =>
    queryClient.invalidateQueries({ queryKey: partnersQuery.queryKey }, options),
  /** Without an id a new partner, which gets `newId`; throws CHANGED_MEANWHILE when it no longer has that version. */
  store: async (id: string | null, values: PartnerValues, version: number | null, newId: string) => {
    const { uploadURL, partner } =
      id === null
        ? await request('POST partners', { body: { ...values, withId: newId } })
        : await request('PATCH partners/:id', {
            params: { id },
            body: { ...values, version: version ?? undefined },
          });
    return { uploadURL, stored: partner };
  },
  remove: (id: string) => command('DELETE partners/:id', { params: { id } }),
  removeImage: (id: string) => command('DELETE partners/:id/image', { params: { id } }),
};
