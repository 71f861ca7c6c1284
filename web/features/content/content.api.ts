// Reading the content blocks of a page.
import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export type ContentPageName = 'home' | 'about' | 'privacy';

/** A page's blocks in order; they change so rarely that one read serves a visit. */
export const contentBlocksQuery = (page: ContentPageName) =>
  queryOptions({
    queryKey: ['content-blocks', page],
    queryFn: ({ signal }) => request('GET content_blocks', { query: { page }, signal }),
    staleTime: 60_000,
  });
