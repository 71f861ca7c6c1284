import { queryOptions } from '@tanstack/react-query';
import type { ContentBlock } from '#shared/contract/content.ts';
import { CONTENT_PAGE_NAMES, type ContentPageName } from '#shared/domain/content-pages.ts';
import { request } from '#web/client/api.ts';
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

/** A page's blocks in order; they change so rarely that they are read once per visit. */
export const contentBlocksQuery = (page: ContentPageName) =>
  queryOptions({
    queryKey: ['content-blocks', page],
    queryFn: ({ signal }) => request('GET content_blocks', { query: { page }, signal }),
    staleTime: 60_000,
  });

/** The same blocks as on the public page, never from the cache. */
export const editedBlocksQuery = (page: ContentPageName) => queryOptions({ ...contentBlocksQuery(page), staleTime: 0 });

export const contentBlockQuery = (id: string) =>
  queryOptions({
    queryKey: ['content-block', id],
    queryFn: ({ signal }) => request('GET content_blocks/:id', { params: { id }, signal }),
    // The form keeps its values, so a refetch would not reach it.
    gcTime: 0,
  });

/** The calls that change content blocks. */
export const contentCalls = {
  /** Reads the blocks of a page again. */
  refresh: (page: ContentPageName) => queryClient.invalidateQueries({ queryKey: contentBlocksQuery(page).queryKey }),
  /** Shows an order before the server has it. */
  showBlocks: (page: ContentPageName, blocks: ContentBlock[]) =>
    queryClient.setQueryData(contentBlocksQuery(page).queryKey, blocks),
  create: (body: BlockBody, withId: string) => request('POST content_blocks', { body: { ...body, withId } }),
  /** Throws CHANGED_MEANWHILE when that version is not the newest. */
  update: (id: string, body: BlockBody, version: number) =>
    request('PATCH content_blocks/:id', { params: { id }, body: { ...body, version } }),
  read: (id: string) => request('GET content_blocks/:id', { params: { id } }),
  /** Puts a block that was read by another call into the cache. */
  showBlock: (block: ContentBlock) => queryClient.setQueryData(contentBlockQuery(block._id).queryKey, block),
  setOrder: (id: string, order: number) => request('PATCH content_blocks/:id', { params: { id }, body: { order } }),
  remove: (id: string) => request('DELETE content_blocks/:id', { params: { id } }),
};
