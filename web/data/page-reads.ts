import { invariant } from '#shared/domain/invariant.ts';
import { queryClient } from '#web/client/query-client.ts';
import { type ContentPageName, contentBlocksQuery } from './content-blocks.ts';
import { faqQuery } from './faq.ts';
import { partnersQuery } from './partners.ts';

/** A call whose reply a page shows. */
interface PageRead {
  path: string;
  queryKey: readonly unknown[];
}

const blocks = (page: ContentPageName): PageRead => ({
  path: `/api/content_blocks?page=${page}`,
  queryKey: contentBlocksQuery(page).queryKey,
});
const partners: PageRead = { path: '/api/partners', queryKey: partnersQuery.queryKey };
const faq: PageRead = { path: '/api/config/faq', queryKey: faqQuery.queryKey };

/** The addresses that the server draws: those whose page is the same for everybody, and without a form that only a script can send. */
export const PAGE_READS: Readonly<Record<string, readonly PageRead[]>> = {
  '/': [blocks('home'), partners],
  '/?error=INVALID_CODE': [blocks('home'), partners],
  '/about': [blocks('about'), partners],
  '/faq': [faq, partners],
  '/privacy': [blocks('privacy'), partners],
};

/** Gives a page the replies to its calls, as texts in their order. Returns what the browser's queries start from (web/client/query-client.ts). */
export function fillPage(address: string, replies: readonly string[]): string {
  const reads = PAGE_READS[address];
  invariant(reads, 'only these addresses are drawn');
  const data = reads.map(({ queryKey }, at) => [queryKey, JSON.parse(replies[at] ?? 'null')] as const);
  for (const [queryKey, reply] of data) queryClient.setQueryData(queryKey, reply);
  return JSON.stringify(data);
}
