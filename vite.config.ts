// Builds the web app into dist/web: hashed files, each with compressed copies that the server only has to hand out.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
/** Bytes below which compressing does not pay. */
const WORTH_COMPRESSING = 512;
/** The oldest browsers that are meant. The lib of tsconfig.web.json says the same: syntax can be translated, functions cannot. */
const TARGET = 'es2022';
const SERVER = `http://localhost:${process.env.PORT ?? 3000}`;

/** What the first page needs in any case; together in one file instead of two dozen small ones. */
const FIRST = new RegExp(
  [
    'web/app/(app|app-routes|chunk-recovery|error-boundary|error-page|extra|guard|home-route|language-choice|later|layouts|message-page|not-found-page|page-loader|page-route|public-layout|routes|role-links|site-header|student-layout|use-fold)\\.',
    'web/features/home/',
    'web/i18n/(i18n|nl-BE/common|nl-BE/home)\\.',
    'web/lib/(identity|local-store|route-title|settings|unauthenticated|use-role)\\.',
    'web/ui/(base|brand|button|dots|focus-heading|half-circle|first-icon|half-circle-layout|loading|notice-place|notice-store|pop-gate|sample-seats|tokens|visually-hidden)\\.',
    'shared/domain/(languages|product|roles|session-code)\\.',
  ].join('|'),
);
/** What reads from the server, and the small pieces of every page but the first. */
const DATA =
  /node_modules\/@tanstack\/|web\/app\/queries\.|web\/lib\/(query-client|api|api-error|caller-headers|early-read|live-client|use-live-status)\.|web\/ui\/(empty-state|field|icon|screen)\.|shared\/domain\/(limits|live-names)\./;
/** What a student needs until the first statement is on screen; in one file, as every request costs a phone a round trip. */
const STUDENT = new RegExp(
  [
    'web/features/voting-session/student/',
    'web/app/(offline-line|student-extras|student-session-route)\\.',
    'web/lib/(content-language|game-address|known-games|outbox|outbox-queue|use-outbox)\\.',
    'web/widgets/(difficult-word-panel|initials|number-box|opinion-options|option|party-logo|statement-size|statement-text|use-leave-delay|voting-box)\\.',
    'shared/domain/(difficult-words|text-key)\\.',
  ].join('|'),
);
/** What the teacher's pages and the back office share; together, as each file by itself is hardly larger than its request. */
const STAFF =
  /web\/ui\/(color-chip|dialog|search-field|select-field)\.|web\/lib\/text-search\.|web\/i18n\/day-words\.|web\/features\/game-template\/(game-template\.api|wizard\/draft-store)\.|shared\/domain\/voting-session\./;
/** What the pages of a running game share. */
const PLAY = /web\/widgets\/|shared\/domain\//;
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;
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
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))));
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

/** The script that asks for the game while everything else travels; one file without imports, as it must not wait for any. */
async function earlyScript(): Promise<{ name: string; code: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: TARGET,
      rolldownOptions: { input: 'web/app/early-game.ts', output: { format: 'iife' } },
    },
  });
  const chunk = Array.isArray(built) || !('output' in built) ? undefined : built.output[0];
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built out of web/app/early-game.ts');
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { name: `assets/early-game-${hash}.js`, code: chunk.code };
}

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
        if (
          chunk.type === 'chunk' &&
          /web\/index\.html|student-session-route\.|nl-BE\/student\./.test(chunk.facadeModuleId ?? '')
        )
          visit(name);
      }
      const early = await earlyScript();
      await writeFile(join(dir, early.name), early.code);
      // A browser may have six requests under way: the script that asks for the game and then the largest file, which all
      // others are faster than, go first.
      const first = [
        `<script async fetchpriority="high" src="/${early.name}"></script>`,
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

export default defineConfig({
  root: 'web',
  plugins: [react(), compressedCopies(), pageGraph(), gamePage()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: TARGET,
    // A page's policy forbids data: scripts and styles; small files as data would only bloat the ones around them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with an upgrade, so that browsers keep it.
            { name: 'framework', test: (id) => FRAMEWORK.test(slashed(id)), priority: 4 },
            { name: 'student', test: (id) => STUDENT.test(slashed(id)), priority: 1 },
            { name: 'staff', test: (id) => STAFF.test(slashed(id)), priority: 1 },
            { name: 'data', test: (id) => DATA.test(slashed(id)), priority: 2 },
            { name: 'play', test: (id) => PLAY.test(slashed(id)), priority: 0 },
            { name: 'first', test: (id) => FIRST.test(slashed(id)), priority: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/uploads': SERVER,
      '/images': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
