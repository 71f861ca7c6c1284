import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { queryClient } from '#web/client/query-client.ts';
import { loginMethodsQuery } from './auth.ts';
import { contentBlocksQuery } from './content-blocks.ts';
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
const loginMethods: PageRead = { path: '/api/auth/methods', queryKey: loginMethodsQuery.queryKey };
const faq: PageRead = { path: '/api/config/faq', queryKey: faqQuery.queryKey };

interface DrawnPage {
  /** Which of the build's pages it is drawn into: one that brings its styles and fetches its scripts (scripts/page-templates.ts). */
  template: 'home' | 'content' | 'lesson' | 'login' | 'register';
  reads: readonly PageRead[];
}

/** The addresses that the server draws: those whose page is the same for everybody. */
const DRAWN_PAGES: Readonly<Record<string, DrawnPage>> = {
  '/': { template: 'home', reads: [blocks('home'), partners] },
  '/?error=INVALID_CODE': { template: 'home', reads: [blocks('home'), partners] },
  '/about': { template: 'content', reads: [blocks('about'), partners] },
  '/faq': { template: 'content', reads: [faq, partners] },
  '/privacy': { template: 'content', reads: [blocks('privacy'), partners] },
  '/accessibility': { template: 'content', reads: [blocks('accessibility'), partners] },
  '/lesson': { template: 'lesson', reads: [partners] },
  '/login': { template: 'login', reads: [loginMethods] },
  '/register': { template: 'register', reads: [] },
};

/** Returns the page at an address, and its name, which is the address; null if it is not one that the server draws. */
export function drawnPageAt(address: string): (DrawnPage & { name: string }) | null {
  const page = Object.hasOwn(DRAWN_PAGES, address) ? DRAWN_PAGES[address] : undefined;
  return page === undefined ? null : { ...page, name: address };
}

/** Gives a page the replies to its calls, as texts in their order. Returns what the browser's queries start from (web/client/query-client.ts). */
export function fillPage({ reads }: DrawnPage, replies: readonly string[]): string {
  const data = reads.map(({ queryKey }, at) => [queryKey, JSON.parse(replies[at] ?? 'null')] as const);
  for (const [queryKey, reply] of data) queryClient.setQueryData(queryKey, reply);
  return JSON.stringify(data);
}
