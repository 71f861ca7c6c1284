// Weighs what a browser fetches until a page works, out of the built files, and fails over budget. Run after a build.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const DIST = 'dist/web';
const OFFICE = '/admin/';
/** Bytes in a kB. */
const KB = 1_000;

const GAME = '/votingsession/:code';

const graph = z.array(
  z.object({
    file: z.string(),
    entry: z.string().nullable(),
    imports: z.array(z.string()),
    css: z.array(z.string()),
    modules: z.array(z.string()),
  }),
);
type Chunk = z.output<typeof graph>[number];

interface Budget {
  page: string;
  /** The page's line in web/app/routes.ts, or in office-pages.ts under /admin/; home is in the app itself. */
  route?: string;
  /** Brotli. */
  maxBytes: number;
  maxRequests?: number;
  forbidden?: RegExp;
}

const NOT_FOR_STUDENTS =
  /node_modules\/(zod|@mantine|@tiptap)\/|web\/ui\/(mantine|theme)|web\/features\/[^/]+\/(teacher|office|admin)/;
/** The rich-text editor and what it is made of. */
const EDITOR = /node_modules\/@(mantine|tiptap)\//;

const BUDGETS: readonly Budget[] = [
  { page: 'home, code field', maxBytes: 100 * KB, maxRequests: 6, forbidden: NOT_FOR_STUDENTS },
  // The connection's code comes after the statement: without it one can read and answer already.
  {
    page: 'student, first statement',
    route: GAME,
    maxBytes: 130 * KB,
    maxRequests: 12,
    forbidden: NOT_FOR_STUDENTS,
  },
  { page: 'teacher, dashboard', route: '/teacher', maxBytes: 280 * KB, maxRequests: 16, forbidden: EDITOR },
  { page: 'office, users', route: '/admin/users', maxBytes: 280 * KB, forbidden: EDITOR },
];

/** Takes a path of the table of pages; gives the modules that its page starts from. */
async function startsOf(route: string): Promise<string[]> {
  const inOffice = route.startsWith(OFFICE);
  const table = inOffice ? 'web/app/office-pages.ts' : 'web/app/routes.ts';
  const path = inOffice ? route.slice(OFFICE.length) : route;
  const line = (await readFile(table, 'utf8')).split(/\n {2}\},?\n/).find((part) => part.includes(`path: '${path}'`));
  if (line === undefined) throw new Error(`${table} has no page ${route}`);
  const page = /import\('#(web\/[^']+)'\)/.exec(line)?.[1];
  const layout = inOffice ? 'office' : /layout: '(\w+)'/.exec(line)?.[1];
  const own = /namespaces: \[([^\]]*)\]/.exec(line)?.[1]?.match(/[\w-]+/g) ?? [];
  const namespaces = inOffice ? ['office', ...own] : own;
  if (page === undefined) throw new Error(`The page ${route} loads nothing`);
  return [
    page,
    ...(line.includes('ownQueries') ? [] : ['web/app/queries.tsx']),
    ...(layout === 'bare' ? [] : [`web/app/${layout}-layout.tsx`]),
    ...namespaces.map((name) => `web/i18n/nl-BE/${name}.json`),
  ];
}

/** What stands in the first chunks already has no entry of its own. */
function closureOf(starts: readonly string[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(chunks.find((other) => other.file === file));
  };
  for (const start of starts) {
    const entry =
      chunks.find((chunk) => chunk.entry?.endsWith(start)) ??
      chunks.find((chunk) => chunk.modules.some((id) => id.endsWith(start)));
    if (entry === undefined) throw new Error(`Nothing built holds ${start}`);
    visit(entry);
  }
  return [...found];
}

/** The page of a game says itself what it fetches before it can start; everything else has to stand in there too. */
async function filesOfGamePage(): Promise<string[]> {
  const html = await readFile(join(DIST, 'game.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

async function bytesOf(file: string): Promise<number> {
  const path = join(DIST, file);
  return (await readFile(existsSync(`${path}.br`) ? `${path}.br` : path)).length;
}

async function weigh(budget: Budget, chunks: readonly Chunk[]) {
  const starts = ['web/index.html', ...(budget.route === undefined ? [] : await startsOf(budget.route))];
  const needed = closureOf(starts, chunks);
  const built = needed.flatMap(({ file, css }) => [file, ...css]);
  const ahead = budget.route === GAME ? await filesOfGamePage() : built;
  const files = new Set([...built, ...ahead]);
  const sizes = await Promise.all([...files].map(bytesOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const intruders = needed.flatMap(({ modules }) => modules).filter((id) => budget.forbidden?.test(id));
  const faults = [
    ...(bytes > budget.maxBytes ? ['too heavy'] : []),
    ...(files.size > (budget.maxRequests ?? Number.POSITIVE_INFINITY) ? ['too many requests'] : []),
    ...built.filter((file) => !ahead.includes(file)).map((file) => `${file} is not fetched at once`),
    ...intruders.slice(0, 3).map((id) => `holds ${id}`),
  ];
  return {
    page: budget.page,
    kB: Number((bytes / KB).toFixed(1)),
    'kB at most': budget.maxBytes / KB,
    requests: files.size,
    'requests at most': budget.maxRequests ?? '',
    verdict: faults.join(', ') || 'ok',
  };
}

const chunks = graph.parse(JSON.parse(await readFile('dist/page-graph.json', 'utf8')));
const rows = [];
for (const budget of BUDGETS) {
  rows.push(await weigh(budget, chunks).catch((fault: Error) => ({ page: budget.page, verdict: fault.message })));
}
console.table(rows);
if (rows.some(({ verdict }) => verdict !== 'ok')) process.exitCode = 1;
