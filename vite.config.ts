// Builds the web app into dist/web: hashed files, each with compressed copies that the server only has to send.
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedCopies } from '#scripts/compressed-copies.ts';
import { readLicences } from '#scripts/licences.ts';
import { drawnPages, slashed } from '#scripts/page-templates.ts';
import { localizePage } from '#server/http/localize-page.ts';

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
    /web\/(shell\/(?!single-keys)|ui\/core\/(?!plain-key)|site\/home\/)|web\/((site|account|student)\/)?(?!start-pane)[^/]+\.tsx?$|web\/i18n\/(i18n\.|translator\.|use-translation\.|nl-BE\/(common|home)\.)/,
  ],
  // The parts of shared/ that students, accounts and teachers all need: without a row they would be in the students' file.
  [
    'client',
    /node_modules\/@tanstack\/(?!.*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.)|web\/(client\/(?!student-storage|save-file)|ui\/common\/(?!icon\.))|shared\/domain\/(limits|text|voting-session)\./,
  ],
  // What teachers and the office have in common, and no student's page.
  [
    'desk',
    /node_modules\/@tanstack\/|web\/(client\/save-file|ui\/(screens\.css|lists\/(use-row-focus|text-search))|i18n\/dates|data\/(new-ids|parties|question-sets))\b/,
  ],
  // The part of home below the first screen, in one file.
  ['site', /web\/(site\/(frame|content)\/(?!.*-page|recent)|data\/(content-blocks|partners)\.|widgets\/content-block)/],
  // What students need after their first statement, and others as well.
  ['later', /web\/ui\/(forms\/dialog|common\/icon)\.|web\/widgets\/(party-logo|initials|explanation-card|drawing)\./],
  // In one file, as every request costs a phone a round trip.
  [
    'student',
    /web\/student\/(frame|game|play|statement|outbox)\/|web\/session\/|web\/widgets\/(?!content-block|forget|balance|conflict)|shared\/domain\/first-sentence\./,
  ],
  ['after', /web\/student\/after\//],
  ['ballot', /web\/student\/ballot\//],
  // Before the teacher's row, so that results that both show do not pull in the teacher's code.
  ['own-results', /web\/student\/results\//],
  // Before the rows of the audiences that use it, because a chunk includes what its files import.
  ['forms', /web\/(forms\/(?!image-|upload)|ui\/forms\/)|shared\/domain\/email\./],
  ['teacher', /web\/teacher\/(frame|dashboard)\//],
  // In one file, as home lists the name of every file.
  ['teacher-parts', /web\/teacher\/parts\//],
  ['domain', /shared\/domain\//],
  // After the rules that results and boards need as well.
  ['party', /web\/student\/party\//],
];

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
  plugins: [
    react(),
    tailwind(),
    devPage,
    compressedCopies(),
    pageGraph(),
    drawnPages({ target: TARGET, assetFileNames: NAMES.assetFileNames }),
  ],
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
