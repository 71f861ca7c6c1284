import { type InvalidateOptions, queryOptions } from '@tanstack/react-query';
import type { ContentBlock } from '#shared/contract/content.ts';
import { CONTENT_PAGE_NAMES, type ContentPageName } from '#shared/domain/content-pages.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

type BlockType = ContentBlock['type'];
export type BlockBody = Pick<
  ContentBlock,
  'page' | 'type' | 'imageURL' | 'imageAlt' | 'title' | 'body' | 'inverted'
> & { order?: number };

export const BLOCK_TYPES: readonly BlockType[] = ['image_with_description', 'title_with_description', 'big_image'];

/** Returns the page that a part of an address names, or undefined. */
export const contentPageOf = (name: string | undefined): ContentPageName | undefined =>
  CONTENT_PAGE_NAMES.find((page) => page === name);

const BLOCKS = ['content-blocks'];

/** A page's blocks in order; they change so rarely that they are read once per visit. */
export const contentBlocksQuery = (page: ContentPageName) =>
  queryOptions({
    queryKey: [...BLOCKS, page],
    queryFn: ({ signal }) => request('GET content_blocks', { query: { page }, signal }),
    staleTime: 60_000,
  });

/** The same blocks as on the public page, never from the cache. */
export const editedBlocksQuery = (page: ContentPageName) => queryOptions({ ...contentBlocksQuery(page), staleTime: 0 });

export const contentBlockQuery = (id: string) =>
  queryOptions({
    queryKey: [...BLOCKS, 'one', id],
    queryFn: ({ signal }) => request('GET content_blocks/:id', { params: { id }, signal }),
    // The form keeps its values, so a refetch would not reach it.
    gcTime: 0,
  });

/** The calls that change content blocks. */
export const contentCalls = {
  /** Reads again what is shown of the blocks. */
  refresh: (options?: InvalidateOptions) => queryClient.invalidateQueries({ queryKey: BLOCKS }, options),
  /** Shows an order before the server has it. */
  showBlocks: (page: ContentPageName, blocks: ContentBlock[]) =>
    queryClient.setQueryData(contentBlocksQuery(page).queryKey, blocks),
  /** Without an id a new block, which gets `newId`; throws CHANGED_MEANWHILE when it no longer has that version. */
  store: (id: string | null, body: BlockBody, version: number | null, newId: string) =>
    id === null
      ? request('POST content_blocks', { body: { ...body, withId: newId } })
      : request('PATCH content_blocks/:id', { params: { id }, body: { ...body, version: version ?? undefined } }),
  setOrder: (id: string, order: number) => request('PATCH content_blocks/:id', { params: { id }, body: { order } }),
  remove: (id: string) => command('DELETE content_blocks/:id', { params: { id } }),
};
