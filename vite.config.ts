// Builds the web app into dist/web: hashed files, each with compressed copies that the server only has to send.
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { compressedCopies } from '#scripts/compressed-copies.ts';
import { readLicences } from '#scripts/licences.ts';
import { packageList } from '#scripts/package-list.ts';
import { localizePage } from '#server/http/localize-page.ts';
import { RENDERER_FOLDER } from '#server/http/page-drawing.ts';
import { withFirstScript, withLinks, withStyles } from '#server/http/page-html.ts';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';

/** The oldest supported browsers. The lib of tsconfig.web.json says the same: syntax can be translated, functions cannot. */
const TARGET = 'es2022';

/**
 * Which folders form a chunk; the first row that matches counts. Files that match no row stay with the page that imports them.
 * A file's folder decides which chunk it ends up in. The rows name a file only if a folder holds some that other pages need as well.
 */
const CHUNKS: readonly [name: string, folders: RegExp][] = [
  // Changes only with an upgrade, so browsers keep it in their cache.
  ['framework', /node_modules\/(react|react-dom|scheduler|react-router)\//],
  // What all pages need, the tables of pages and home; what these folders import of shared/ comes along.
  [
    'first',
    // The styles of the pages that the server draws into `home` and `content` as well: they are there before their script.
    /web\/(shell|ui\/core|site\/home)\/|web\/(site\/(frame|content|faq)|ui\/rich-text)\/.*\.module\.css|web\/widgets\/content-block-view\.module|web\/((site|account|student)\/)?(?!start-pane)[^/]+\.tsx?$|web\/i18n\/(i18n\.|translator\.|use-translation\.|nl-BE\/(common|home)\.)/,
  ],
  // The parts of shared/ that students, accounts and teachers all need: without a row they would be in the students' file.
  [
    'client',
    /node_modules\/@tanstack\/|web\/(client\/(?!student-storage)|ui\/common\/)|shared\/domain\/(limits|text|voting-session)\./,
  ],
  // The part of home below the first screen, in one file.
  ['site', /web\/(site\/(frame|content)\/(?!.*-page|recent)|data\/(content-blocks|partners)\.|widgets\/content-block)/],
  // The files of this folder that students need as well.
  ['dialog', /web\/ui\/forms\/dialog\./],
  // In one file, as every request costs a phone a round trip.
  [
    'student',
    /web\/student\/(frame|game|play|statement|outbox)\/|web\/session\/|web\/widgets\/(?!content-block|forget|balance)|shared\/domain\/first-sentence\./,
  ],
  ['after', /web\/student\/after\//],
  // Before the teacher's row, so that results that both show do not pull in the teacher's code.
  ['own-results', /web\/student\/results\//],
  // Before the rows of the audiences that use it, because a chunk includes what its files import.
  ['forms', /web\/(forms\/(?!image-|use-image-|upload)|ui\/forms\/)/],
  ['teacher', /web\/teacher\/(frame|dashboard)\//],
  // In one file, as home lists the name of every file.
  ['teacher-parts', /web\/teacher\/parts\//],
  ['domain', /shared\/domain\//],
  // After the rules that results and boards need as well.
  ['party', /web\/student\/party\//],
];
const slashed = (id: string): string => id.replaceAll('\\', '/');

const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Writes dist/page-graph.json: which file needs which other ones, for the bundle budget. */
function pageGraph(): Plugin {
  const here = (id: string): string => slashed(relative(process.cwd(), id));
  return {
    name: 'page-graph',
    apply: 'build',
    enforce: 'post',
    writeBundle: async (_options, bundle) => {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                entry: file.facadeModuleId === null ? null : here(file.facadeModuleId),
                imports: file.imports,
                css: [...(file.viteMetadata?.importedCss ?? [])],
                modules: file.moduleIds.map(here),
              },
            ]
          : [],
      );
      await writeFile(join(process.cwd(), 'dist', 'page-graph.json'), JSON.stringify(chunks));
    },
  };
}

/** Of a build within the build. */
const QUIET = { configFile: false, logLevel: 'error', publicDir: false } as const;

/** Returns a script that must not wait for any other: one file without imports. */
async function buildAlone(input: string): Promise<string> {
  const built = await build({
    ...QUIET,
    build: { write: false, target: TARGET, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const chunk = Array.isArray(built) || !('output' in built) ? undefined : built.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was built out of ${input}`);
  return chunk.code;
}

interface Template {
  /** Runs in the page itself, before the first paint. */
  first: string;
  /** The modules that the page starts from, in web/, and the namespaces of its texts: fetched at once, their styles stand in the page. */
  starts: readonly string[];
  texts: readonly string[];
}

/** What the server draws its pages into; the rows of web/data/page-reads.ts name them. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  home: { first: 'web/shell/before-paint.ts', starts: ['main.tsx'], texts: [] },
  content: { first: 'web/shell/before-paint.ts', starts: ['main.tsx', 'client/queries.tsx'], texts: [] },
  lesson: {
    first: 'web/shell/before-paint.ts',
    starts: ['main.tsx', 'client/queries.tsx', 'site/lesson/lesson-page.tsx'],
    texts: ['lesson'],
  },
  login: {
    first: 'web/shell/before-paint.ts',
    starts: ['main.tsx', 'account/frame/split-frame.tsx', 'account/access/login-page.tsx'],
    texts: ['auth'],
  },
  register: {
    first: 'web/shell/before-paint.ts',
    starts: ['main.tsx', 'account/frame/split-frame.tsx', 'account/access/register-page.tsx'],
    texts: ['auth'],
  },
  debate: {
    first: 'web/student/early-game.ts',
    starts: ['main.tsx', 'student/play/play-route.tsx'],
    texts: ['student'],
  },
  party: {
    first: 'web/student/early-game.ts',
    starts: ['main.tsx', 'student/play/play-route.tsx', 'student/party/party-parts.ts'],
    texts: ['student', 'student-results'],
  },
};

/** The files of those texts in a language, as web/i18n/i18n.ts asks for them: the first ones of the default language are in the app. */
const textFiles = (tag: string, texts: readonly string[]): string[] =>
  tag === LANGUAGE_TAGS.NL_BE
    ? texts.map((name) => `web/i18n/${tag}/${name}.json`)
    : ['web/i18n/other-languages.ts', ...['common', 'home', ...texts].map((name) => `web/i18n/${tag}/${name}.json`)];

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never) => unknown>>[1];

/** Returns the page with links to all files that these modules need. Throws for a module that is not in the bundle. */
function linked(html: string, bundle: Bundle, starts: readonly string[]): string {
  const scripts = new Map<string, number>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.set(name, chunk.code.length);
    for (const needed of chunk.imports) visit(needed);
    // After those of what it imports, as these come first when they are loaded one by one.
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const chunks = Object.entries(bundle).filter(([, chunk]) => chunk.type === 'chunk');
  const holds = (chunk: Bundle[string], start: string) =>
    chunk.type === 'chunk' && chunk.moduleIds.some((id) => slashed(id).endsWith(`/${start}`));
  for (const start of starts)
    if (!chunks.some(([, chunk]) => holds(chunk, start)))
      throw new Error(`A page starts from ${start}, which was not built`);
  // In the order of the bundle, which is that of their styles.
  for (const [name, chunk] of chunks) if (starts.some((start) => holds(chunk, start))) visit(name);
  // A browser may have six requests under way: the largest file, which all others are faster than, goes first.
  const bySize = [...scripts].sort(([, one], [, other]) => other - one).map(([file]) => file);
  return withLinks(html, { scripts: bySize, styles: [...styles] });
}

/** The styles of a file of the build. */
const stylesIn =
  (bundle: Bundle) =>
  (file: string): string | undefined => {
    const styles = bundle[file];
    return styles?.type === 'asset' ? String(styles.source) : undefined;
  };

const NOT_DRAWN = '\0not-drawn';
/** Leaves the pages of who has logged in out of what draws pages: browsers draw these, and they are two thirds of its bytes. */
const notDrawn: Plugin = {
  name: 'not-drawn',
  resolveDynamicImport: (_specifier, importer) =>
    /web\/(teacher|office)\/routes\.ts$/.test(slashed(importer ?? '')) ? NOT_DRAWN : null,
  load: (id) => (id === NOT_DRAWN ? 'export default null;' : null),
};

/**
 * Writes what the server draws pages with, the same app built for Node, and the pages that it fills (server/http/page-drawing.ts). The names
 * of classes are those of the browser's, as both builds begin in the same folder.
 */
function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'build',
    enforce: 'post',
    writeBundle: async ({ dir }, bundle) => {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || dir === undefined) return;
      await build({
        ...QUIET,
        root: 'web',
        plugins: [react(), notDrawn, packageList()],
        // Node has a `localStorage` too, with a warning.
        define: { localStorage: 'undefined', 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'render.tsx',
          outDir: join(dir, RENDERER_FOLDER),
          emptyOutDir: true,
          target: 'node24',
          reportCompressedSize: false,
          // Pictures have the names that the browser's build gives them.
          rolldownOptions: { output: { entryFileNames: 'render.js', assetFileNames: NAMES.assetFileNames } },
        },
      });
      for (const [name, { first, starts, texts }] of Object.entries(TEMPLATES)) {
        const script = (await buildAlone(first)).trim();
        for (const tag of Object.values(LANGUAGE_TAGS)) {
          const modules = [...starts.map((file) => `web/${file}`), ...textFiles(tag, texts)];
          const html = withStyles(linked(String(page.source), bundle, modules), stylesIn(bundle));
          await writeFile(join(dir, RENDERER_FOLDER, `${name}.${tag}.html`), withFirstScript(html, script));
        }
      }
    },
  };
}

/** Fills the page's texts while developing, as the server does with the built page. */
const devPage: Plugin = {
  name: 'dev-page',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => localizePage(html, 'NL_BE', '') },
};

export default defineConfig({
  root: 'web',
  // For the system page of the office.
  define: { __LICENCES__: JSON.stringify(readLicences()) },
  plugins: [react(), devPage, compressedCopies(), pageGraph(), drawnPages()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: TARGET,
    // A page's policy forbids data: scripts and styles; small files as data would only bloat the ones around them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One character shorter than by default: home lists the name of every file, and a hash does not compress.
        ...NAMES,
        codeSplitting: {
          groups: CHUNKS.map(([name, folders], at) => ({
            name,
            test: (id: string) => folders.test(slashed(id)),
            priority: CHUNKS.length - at,
          })),
        },
      },
    },
  },
});
