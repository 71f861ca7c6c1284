// The pages that the server draws: what it draws them with, and the pages that it fills. A plugin of the build (vite.config.ts).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { RENDERER_FOLDER } from '#server/http/page-drawing.ts';
import { withFirstScript, withLinks, withStyles } from '#server/http/page-html.ts';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { packageList } from './package-list.ts';

/** The path of a module with slashes, on Windows as well. */
export const slashed = (id: string): string => id.replaceAll('\\', '/');

/** Of a build within the build. */
const QUIET = { configFile: false, logLevel: 'error', publicDir: false } as const;

/** Returns a script that must not wait for any other: one file without imports. */
async function buildAlone(input: string, target: string): Promise<string> {
  const built = await build({
    ...QUIET,
    build: { write: false, target, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const chunk = Array.isArray(built) || !('output' in built) ? undefined : built.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was built out of ${input}`);
  return chunk.code;
}

interface Template {
  /** Runs in the page itself, before the first paint; on most pages it is `BEFORE_PAINT`. */
  first?: string;
  /** The modules that the page starts from, in web/, and the namespaces of its texts: fetched at once, their styles stand in the page. */
  starts: readonly string[];
  texts?: readonly string[];
  /** Modules whose styles stand in the page as well, because the server draws them; their scripts are fetched later. */
  drawn?: readonly string[];
}

const BEFORE_PAINT = 'web/shell/before-paint.ts';

/** What the server draws below the pages of the site. */
const SITE = ['site/frame/site-footer.tsx', 'site/content/home-blocks.tsx'];

/** What the server draws its pages into; the rows of web/data/page-reads.ts name them. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  home: {
    starts: ['main.tsx'],
    drawn: SITE,
  },
  content: {
    starts: ['main.tsx', 'client/queries.tsx'],
    drawn: [...SITE, 'site/content/privacy-page.tsx', 'site/content/accessibility-page.tsx', 'site/faq/faq-page.tsx'],
  },
  lesson: {
    starts: ['main.tsx', 'client/queries.tsx', 'site/lesson/lesson-page.tsx'],
    texts: ['lesson'],
    drawn: SITE,
  },
  login: {
    starts: ['main.tsx', 'account/frame/split-frame.tsx', 'account/access/login-page.tsx'],
    texts: ['auth'],
  },
  register: {
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
type OutputChunk = Extract<Bundle[string], { type: 'chunk' }>;

/** Returns the page with links to all files that its starts need, and to the styles of what is drawn. Throws for a module that is not in the bundle. */
function linked(html: string, bundle: Bundle, starts: readonly string[], drawn: readonly string[]): string {
  const chunks = Object.entries(bundle).filter(([, chunk]) => chunk.type === 'chunk');
  const holds = (chunk: Bundle[string], module: string) =>
    chunk.type === 'chunk' && chunk.moduleIds.some((id) => slashed(id).endsWith(`/${module}`));
  for (const module of [...starts, ...drawn])
    if (!chunks.some(([, chunk]) => holds(chunk, module)))
      throw new Error(`A page starts from ${module}, which was not built`);
  /** Files that these modules need, each after those that it imports, as their styles come first when they are loaded one by one. */
  const neededBy = (modules: readonly string[]): [name: string, chunk: OutputChunk][] => {
    const found = new Map<string, OutputChunk>();
    const visited = new Set<string>();
    const visit = (name: string): void => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || visited.has(name)) return;
      visited.add(name);
      for (const needed of chunk.imports) visit(needed);
      found.set(name, chunk);
    };
    // In the order of the bundle, which is that of their styles.
    for (const [name, chunk] of chunks) if (modules.some((module) => holds(chunk, module))) visit(name);
    return [...found];
  };
  const scripts = neededBy(starts);
  const styles = new Set(
    [...scripts, ...neededBy(drawn)].flatMap(([, chunk]) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  );
  // A browser may have six requests under way: the largest file, which all others are faster than, goes first.
  const bySize = scripts.sort(([, one], [, other]) => other.code.length - one.code.length).map(([file]) => file);
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
 * of classes are those of the browser's, as both builds begin in the same folder; `target` and the names of pictures are given, as they have
 * to be its as well.
 */
export function drawnPages({ target, assetFileNames }: { target: string; assetFileNames: string }): Plugin {
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
        plugins: [react(), tailwind(), notDrawn, packageList()],
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
          rolldownOptions: { output: { entryFileNames: 'render.js', assetFileNames } },
        },
      });
      for (const [name, { first = BEFORE_PAINT, starts, texts = [], drawn = [] }] of Object.entries(TEMPLATES)) {
        const script = (await buildAlone(first, target)).trim();
        for (const tag of Object.values(LANGUAGE_TAGS)) {
          const modules = [...starts.map((file) => `web/${file}`), ...textFiles(tag, texts)];
          const html = withStyles(linked(String(page.source), bundle, modules, drawn), stylesIn(bundle));
          await writeFile(join(dir, RENDERER_FOLDER, `${name}.${tag}.html`), withFirstScript(html, script));
        }
      }
    },
  };
}
