import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invariant } from '#shared/domain/invariant.ts';

/** Where vite.config.ts puts what draws pages; nothing in there is handed out. */
export const RENDERER_FOLDER = '.render';

interface FoundPage {
  name: string;
  /** Which of the build's pages it is drawn into. */
  template: string;
  calls: string[];
}

/** What web/render-page.tsx exports. */
interface Renderer {
  findPage: (address: string) => FoundPage | null;
  renderPage: (name: string, replies: readonly string[]) => Promise<{ title: string; html: string; data: string }>;
}

interface DrawnPage {
  /** Of the script that stands in it, for the page's policy. */
  scriptHash: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What draws the pages, and by their names the built ones that it fills. Both are of one build, also when the next one is made meanwhile. */
interface Drawing {
  renderer: Renderer;
  templates: ReadonlyMap<string, string>;
}

async function loadDrawing(webFolder: string, language: string, settings: string): Promise<Drawing | null> {
  const folder = join(webFolder, RENDERER_FOLDER);
  if (!existsSync(folder)) return null;
  const { startRenderer } = createRequire(import.meta.url)(join(folder, 'render.js'));
  const end = `.${language}.html`;
  const pages = (await readdir(folder)).filter((file) => file.endsWith(end));
  const templates = pages.map(async (file) => {
    const html = await readFile(join(folder, file), 'utf8');
    return [basename(file, end), html] as const;
  });
  return { renderer: await startRenderer(settings), templates: new Map(await Promise.all(templates)) };
}

async function compressed(html: string): Promise<Pick<DrawnPage, 'plain' | 'br' | 'gzip'>> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: gzipped };
}

const scriptHashIn = (html: string): string =>
  createHash('sha256')
    .update(/<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    .digest('base64');

/** What is put where in the built page. */
const FILLED: readonly [
  at: string | RegExp,
  fill: (drawn: Record<'title' | 'html' | 'json' | 'name', string>) => string,
][] = [
  [/<title>[^<]*/, ({ title }) => `<title>${title}`],
  ['<div id="root">', ({ name, html }) => `<div id="root" data-drawn="${name}">${html}`],
  ['</body>', ({ json }) => `<script type="application/json" id="data">${json}</script></body>`],
];

/** By which address the calls reach this server: replies name images by it. It is taken out again, so that a page is the same at every address. */
const CALLED_AT = 'http://drawn.invalid';

interface Texts {
  /** The tag of the installation's first language. */
  language: string;
  /** Fills a page of the build with what is known before it is drawn. */
  fill: (template: string) => string;
  settings: () => string;
}

/**
 * Draws the public pages as React draws them in a browser, so that they stand before their script. A page is drawn again once what it shows has changed.
 * `fill` and `settings` are asked for at the first page.
 */
export class DrawnPages {
  readonly #app: FastifyInstance;
  readonly #folder: string;
  readonly #texts: Texts;
  /** By name: what a page was drawn from, and the page, which may be under way: a whole class asks for it at once. */
  readonly #drawn = new Map<string, { replies: string; page: Promise<DrawnPage> }>();
  #drawing: Promise<Drawing | null> | undefined;

  constructor(app: FastifyInstance, folder: string, texts: Texts) {
    this.#app = app;
    this.#folder = folder;
    this.#texts = texts;
  }

  /** Loads what draws pages, so that the first one does not wait for it. */
  prepare(): Promise<Drawing | null> {
    this.#drawing ??= loadDrawing(this.#folder, this.#texts.language, this.#texts.settings());
    return this.#drawing;
  }

  /** Returns the page that a request asks for, or null where it is not one of them or cannot be drawn now: the app draws it then. */
  async find(request: FastifyRequest): Promise<DrawnPage | null> {
    try {
      return await this.#find(request);
    } catch (error) {
      request.log.error(error);
      return null;
    }
  }

  async #find({ url }: FastifyRequest): Promise<DrawnPage | null> {
    const drawing = await this.prepare();
    const found = drawing?.renderer.findPage(url);
    if (!drawing || !found) return null;
    const { host } = new URL(CALLED_AT);
    const called = await Promise.all(found.calls.map((path) => this.#app.inject({ url: path, headers: { host } })));
    if (called.some(({ statusCode }) => statusCode !== 200)) return null;
    const texts = called.map(({ payload }) => payload.replaceAll(CALLED_AT, ''));
    const replies = texts.join('\n');
    const known = this.#drawn.get(found.name);
    if (known?.replies === replies) return known.page;
    const page = this.#draw(drawing, found, texts);
    this.#drawn.set(found.name, { replies, page });
    return page.catch((error) => {
      this.#drawn.delete(found.name);
      throw error;
    });
  }

  async #draw({ renderer, templates }: Drawing, { name, template }: FoundPage, replies: string[]): Promise<DrawnPage> {
    const built = templates.get(template);
    invariant(built !== undefined, 'the build writes every page that is filled');
    const { title, html, data } = await renderer.renderPage(name, replies);
    const json = data.replaceAll('<', '\\u003c');
    const filled = FILLED.reduce(
      (page, [at, fill]) => page.replace(at, () => fill({ title, html, json, name })),
      this.#texts.fill(built),
    );
    return { scriptHash: scriptHashIn(built), ...(await compressed(filled)) };
  }
}
