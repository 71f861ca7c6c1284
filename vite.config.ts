// Builds the web app into dist/web: hashed files, each with compressed copies that the server only has to hand out.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { RENDERER_FOLDER } from '#server/http/drawn-pages.ts';
import { localizePage } from '#server/http/localize-page.ts';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
/** Bytes below which compressing does not pay. */
const WORTH_COMPRESSING = 512;
/** The oldest browsers that are meant. The lib of tsconfig.web.json says the same: syntax can be translated, functions cannot. */
const TARGET = 'es2022';

/**
 * Which folders travel together; the first row that fits counts. What no row names stays with the page that imports it.
 * A file falls into its chunk by where it stands: the budget of a page names no file.
 */
const CHUNKS: readonly [name: string, folders: RegExp][] = [
  // Changes only with an upgrade, so that browsers keep it.
  ['framework', /node_modules\/(react|react-dom|scheduler|react-router)\//],
  // What all pages need, the tables of pages and home; what these folders import of shared/ comes along.
  [
    'first',
    // The styles of the pages that the server draws as well: they are there before their script.
    /web\/(shell|ui\/core|site\/home)\/|web\/(site\/(frame|content|faq)|ui\/rich-text)\/.*\.module\.css|web\/widgets\/content-block-view\.module|web\/((site|account|student)\/)?(?!start-pane)[^/]+\.tsx?$|web\/i18n\/(i18n\.|translator\.|use-translation\.|nl-BE\/(common|home)\.)/,
  ],
  ['client', /node_modules\/@tanstack\/|web\/(client\/(?!student-storage)|ui\/common\/)/],
  // What is below the fold of home, in one file.
  ['site', /web\/(site\/(frame|content)\/(?!.*-page|recent)|data\/(content-blocks|partners)\.|widgets\/content-block)/],
  // Of this folder, what a student needs as well.
  ['dialog', /web\/ui\/forms\/dialog\./],
  // In one file, as every request costs a phone a round trip.
  [
    'student',
    /web\/student\/(frame|game|play|statement|outbox)\/|web\/session\/|web\/widgets\/(?!content-block|forget|balance)/,
  ],
  ['after', /web\/student\/after\//],
  // Before the teacher's: what both show of results must not bring the teacher's code along.
  ['own-results', /web\/student\/results\//],
  // Before the rows of the audiences that use it: a row takes along what its files import.
  ['forms', /web\/(forms\/(?!image-|use-image-|upload)|ui\/forms\/)/],
  ['teacher', /web\/teacher\/(frame|dashboard)\//],
  // In one file, as home lists the name of every file.
  ['teacher-parts', /web\/teacher\/parts\//],
  ['domain', /shared\/domain\//],
];
const slashed = (id: string): string => id.replaceAll('\\', '/');

/** Writes `.br` and `.gz` beside every file that shrinks; index.html is left out, the server fills it first. */
function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith(RENDERER_FOLDER))
          .map((file) => compress(join(folder, file))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

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

/** Returns a script that must not wait for any other: one file without imports. */
async function buildAlone(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: TARGET,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const chunk = Array.isArray(built) || !('output' in built) ? undefined : built.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was built out of ${input}`);
  return chunk.code;
}

/** What the page of a game starts from. */
const GAME_PAGE = /web\/(main|student\/play\/play-route)\.tsx$|web\/i18n\/nl-BE\/student\.json$/;
const PRELOADED_SCRIPT = /\s*<link rel="modulepreload"[^>]*>/g;
const PRELOADED_FONT = /\s*<link rel="preload"[^>]*as="font"[^>]*>/;

/** Where the server finds the page for a game (server/http/web-app.ts): the same page, that fetches a student's files at once. */
function gamePage(): Plugin {
  return {
    name: 'game-page',
    apply: 'build',
    enforce: 'post',
    writeBundle: async ({ dir }, bundle) => {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || dir === undefined) return;
      const html = String(page.source);
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
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => GAME_PAGE.test(slashed(id)))) visit(name);
      }
      const early = await buildAlone('web/student/early-game.ts');
      const name = `assets/early-game-${createHash('sha256').update(early).digest('base64url').slice(0, 8)}.js`;
      await writeFile(join(dir, name), early);
      // A browser may have six requests under way: the script that asks for the game and then the largest file, which all
      // others are faster than, go first.
      const first = [
        `<script async fetchpriority="high" src="/${name}"></script>`,
        ...[...scripts]
          .sort(([, one], [, other]) => other - one)
          .filter(([file]) => !html.includes(`src="/${file}"`))
          .map(([file]) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ];
      const last = [
        ...[...styles]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        PRELOADED_FONT.exec(html)?.[0] ?? '',
      ];
      await writeFile(
        join(dir, 'game.html'),
        html
          .replaceAll(PRELOADED_SCRIPT, '')
          .replace(PRELOADED_FONT, '')
          .replace('<title>', () => `${first.join('')}<title>`)
          .replace('</head>', () => `${last.join('')}</head>`),
      );
    },
  };
}

/**
 * Writes the page that the server fills with what it draws (server/http/drawn-pages.ts), and what it draws with: the same app, built for Node. The names
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
      // Script and styles in the page itself: on a slow line each file is another 400 ms until something is on screen.
      const first = `<script>${(await buildAlone('web/shell/before-paint.ts')).trim()}</script>`;
      const html = String(page.source)
        .replace('<title>', () => `${first}<title>`)
        .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, name: string) => {
          const styles = bundle[name];
          // The link is not fetched, but says to whatever loads later that these styles are there.
          return styles?.type === 'asset' ? `<style>${styles.source}</style>${link.replace('>', ' disabled>')}` : link;
        });
      await writeFile(join(dir, 'drawn.html'), html);
      await build({
        configFile: false,
        root: 'web',
        logLevel: 'error',
        publicDir: false,
        plugins: [react()],
        // Node has one as well, with a warning.
        define: { localStorage: 'undefined', 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'render.tsx',
          outDir: join(dir, RENDERER_FOLDER),
          emptyOutDir: true,
          target: 'node24',
          reportCompressedSize: false,
          rolldownOptions: { output: { entryFileNames: 'render.js' } },
        },
      });
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
  plugins: [react(), devPage, compressedCopies(), pageGraph(), gamePage(), drawnPages()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: TARGET,
    // A page's policy forbids data: scripts and styles; small files as data would only bloat the ones around them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
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
