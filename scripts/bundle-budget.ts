// Measures what a browser fetches until a page works, from the built files. Fails when a page exceeds its budget, and when a chunk contains
// code of another audience, or CSS has what browsers of our target lack. Run after a build.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findLacking } from './css-target.ts';

const DIST = 'dist/web';
/** Bytes in a kB. */
const KB = 1_000;

const GAME = {
  table: 'web/student/routes.ts',
  path: '/votingsession/:code',
  frame: 'web/student/frame/student-frame.tsx',
};

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

/** Brotli; only games that vote fetch it. */
const BALLOT_MAX = 3 * KB;

interface Budget {
  page: string;
  /** The table that holds the page's path, and its frame in web/routes.tsx; absent for home, which is in the app itself. */
  from?: { table: string; path: string; frame: string };
  /** The page of the server that declares what it preloads (scripts/page-templates.ts); everything else that it needs must be declared as well. */
  template?: 'debate' | 'party';
  /** A module that the page needs at once besides. */
  also?: string;
  /** Brotli. */
  maxBytes: number;
  maxRequests?: number;
  forbidden?: RegExp;
}

const NOT_FOR_STUDENTS = /node_modules\/(zod|@tiptap)\/|web\/(teacher|office)\/.+\//;
/** Files that a chunk may not contain: those of another audience. Only the tables of pages are in everybody's first chunk. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  first: /web\/(account|student|teacher|office)\/.+\/|web\/site\/(?!home\/).+\/.+\.tsx?$/,
  site: /web\/(account|student|teacher|office)\//,
  client: /web\/(site|account|student|teacher|office)\//,
  student: /web\/(site|account|teacher|office|student\/(guess|ballot))\//,
  after: /web\/(site|account|teacher|office|student\/ballot)\//,
  party: /web\/(site|account|teacher|office)\//,
  'own-results': /web\/(site|account|teacher|office)\//,
  teacher: /web\/(site|account|student|office)\//,
  'teacher-parts': /web\/(site|account|student|office)\//,
};
/** The rich-text editor and its packages. */
const EDITOR = /node_modules\/@tiptap\//;

const BUDGETS: readonly Budget[] = [
  { page: 'home, code field', maxBytes: 100 * KB, maxRequests: 6, forbidden: NOT_FOR_STUDENTS },
  // The code of the connection is loaded after the statement, because reading and answering work without it.
  {
    page: 'student, first statement',
    from: GAME,
    template: 'debate',
    maxBytes: 119.4 * KB,
    maxRequests: 12,
    forbidden: NOT_FOR_STUDENTS,
  },
  {
    page: 'student, choice of a party',
    from: GAME,
    template: 'party',
    also: 'web/student/party/party-parts.ts',
    maxBytes: 135 * KB,
    maxRequests: 15,
    forbidden: NOT_FOR_STUDENTS,
  },
  // Fetched ahead by a whole class: a teacher's code in it would also run there.
  {
    page: 'student, results',
    from: { ...GAME, path: '/results/:sessionId' },
    maxBytes: 150 * KB,
    forbidden: NOT_FOR_STUDENTS,
  },
  {
    page: 'login',
    from: { table: 'web/account/routes.ts', path: '/login', frame: 'web/account/frame/split-frame.tsx' },
    maxBytes: 120 * KB,
    // Most teachers have a password and no code: what a school's provider sends back comes with it.
    forbidden: /web\/(student|teacher|office)\/.+\/|\/(returned-login|code-form)\./,
  },
  {
    page: 'teacher, dashboard',
    from: { table: 'web/teacher/routes.ts', path: '/', frame: 'web/teacher/frame/teacher-frame.tsx' },
    maxBytes: 280 * KB,
    maxRequests: 18,
    forbidden: EDITOR,
  },
  {
    page: 'office, users',
    from: { table: 'web/office/routes.ts', path: 'users', frame: 'web/office/office.tsx' },
    maxBytes: 280 * KB,
    forbidden: EDITOR,
  },
];

/** Returns the modules that a page starts from. */
async function startsOf({ table, path, frame }: NonNullable<Budget['from']>): Promise<string[]> {
  const parts = (await readFile(table, 'utf8')).split(/\n {2}\}\)?,?\n/);
  const line = parts.find((part) => part.includes(`path: '${path}'`) || part.includes(` ${path}: async`));
  const page = /import\('#(web\/[^']+)'\)/.exec(line ?? '')?.[1];
  if (line === undefined || page === undefined) throw new Error(`${table} has no page ${path}`);
  const namespaces = /(?:namespaces:|',) \[([^\]]*)\]/.exec(line)?.[1]?.match(/[\w-]+/g) ?? [];
  const all = table.startsWith('web/office/') ? ['office', ...namespaces] : namespaces;
  return [table, page, frame, ...all.map((name) => `web/i18n/nl-BE/${name}.json`)];
}

/** Modules that are in the first chunks have no entry of their own. */
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

async function filesOfPage(template: string): Promise<string[]> {
  const html = await readFile(join(DIST, '.render', `${template}.nl-BE.html`), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

async function bytesOf(file: string): Promise<number> {
  const path = join(DIST, file);
  return (await readFile(existsSync(`${path}.br`) ? `${path}.br` : path)).length;
}

async function weigh(budget: Budget, chunks: readonly Chunk[]) {
  const { from, template, also } = budget;
  const page = from === undefined ? [] : await startsOf(from);
  const starts = ['web/index.html', ...page, ...(also === undefined ? [] : [also])];
  const needed = closureOf(starts, chunks);
  const built = needed.flatMap(({ file, css }) => [file, ...css]);
  const ahead = template === undefined ? built : await filesOfPage(template);
  const files = new Set([...built, ...ahead]);
  const sizes = await Promise.all([...files].map(bytesOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const intruders = needed.flatMap(({ modules }) => modules).filter((id) => budget.forbidden?.test(id));
  const problems = [
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
    verdict: problems.join(', ') || 'ok',
  };
}

/** A row of vite.config.ts: its name and a hash of seven characters, as a page's own file may begin alike. */
const isFileOf = (name: string, { file }: Chunk): boolean => new RegExp(`^assets/${name}-[\\w-]{7}\\.js$`).test(file);

/** What one row adds, with its styles. */
async function weighChunk(name: string, maxBytes: number, chunks: readonly Chunk[]) {
  const own = chunks.filter((chunk) => isFileOf(name, chunk));
  const sizes = await Promise.all(
    own.flatMap(({ file, css }) => [file, ...css.filter((one) => one.includes(name))]).map(bytesOf),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    page: `the chunk ${name} alone`,
    kB: Number((bytes / KB).toFixed(1)),
    'kB at most': maxBytes / KB,
    requests: sizes.length,
    'requests at most': '',
    verdict: own.length === 1 && bytes <= maxBytes ? 'ok' : 'too heavy, or not built',
  };
}

function findForeign(chunks: readonly Chunk[]): string[] {
  return Object.entries(FOREIGN).flatMap(([name, forbidden]) => {
    const modules = chunks.flatMap((chunk) => (isFileOf(name, chunk) ? chunk.modules : []));
    return modules.filter((id) => forbidden.test(id)).map((id) => `the chunk ${name} holds ${id}`);
  });
}

/** Returns what the built styles have and browsers of our target lack. */
async function findUnreadable(): Promise<string[]> {
  const files = (await readdir(join(DIST, 'assets'))).filter((file) => file.endsWith('.css'));
  const found = files.map(async (file) => {
    const css = await readFile(join(DIST, 'assets', file), 'utf8');
    return findLacking(css).map((name) => `${file} has ${name}, which browsers of our target lack`);
  });
  return (await Promise.all(found)).flat();
}

const chunks = graph.parse(JSON.parse(await readFile('dist/page-graph.json', 'utf8')));
const rows = [];
for (const budget of BUDGETS) {
  rows.push(await weigh(budget, chunks).catch((error: Error) => ({ page: budget.page, verdict: error.message })));
}
rows.push(await weighChunk('ballot', BALLOT_MAX, chunks));
console.table(rows);
const problems = [...findForeign(chunks), ...(await findUnreadable())];
for (const problem of problems) console.error(problem);
if (problems.length > 0 || rows.some(({ verdict }) => verdict !== 'ok')) process.exitCode = 1;
