import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where vite.config.ts puts what draws pages; nothing in there is handed out. */
export const RENDERER_FOLDER = '.render';

/** What web/render-page.tsx exports. */
interface Renderer {
  callsOf: (address: string) => string[] | null;
  renderPage: (address: string, replies: readonly string[]) => Promise<{ title: string; html: string; data: string }>;
}

interface DrawnPage {
  /** Of all replies that stand in the page. */
  replies: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

async function loadRenderer(folder: string, settings: string): Promise<Renderer | null> {
  const file = join(folder, RENDERER_FOLDER, 'render.js');
  if (!existsSync(file)) return null;
  const { startRenderer } = createRequire(import.meta.url)(file);
  return startRenderer(settings);
}

async function compressed(replies: string, html: string): Promise<DrawnPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain),
  ]);
  return { replies, plain, br, gzip: gzipped };
}

/** What is put where in the built page. */
const FILLED: readonly [
  at: string | RegExp,
  fill: (drawn: Record<'title' | 'html' | 'json' | 'url', string>) => string,
][] = [
  [/<title>[^<]*/, ({ title }) => `<title>${title}`],
  ['<div id="root">', ({ url, html }) => `<div id="root" data-drawn="${url}">${html}`],
  ['</body>', ({ json }) => `<script type="application/json" id="data">${json}</script></body>`],
];

/** What says by which address a caller reached this server: replies name images that the same device can fetch. */
const ADDRESS_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Draws the public pages as React draws them in a browser, so that they stand before their script. A page is drawn again once what it shows has changed.
 * `template` and `settings` are asked for at the first page.
 */
export class DrawnPages {
  readonly #app: FastifyInstance;
  readonly #folder: string;
  readonly #texts: { template: () => string; settings: () => string };
  readonly #drawn = new Map<string, DrawnPage>();
  #renderer: Promise<Renderer | null> | undefined;

  constructor(app: FastifyInstance, folder: string, texts: { template: () => string; settings: () => string }) {
    this.#app = app;
    this.#folder = folder;
    this.#texts = texts;
  }

  /** Loads what draws pages, so that the first one does not wait for it. */
  prepare(): Promise<Renderer | null> {
    this.#renderer ??= loadRenderer(this.#folder, this.#texts.settings());
    return this.#renderer;
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

  async #find({ url, headers, socket }: FastifyRequest): Promise<DrawnPage | null> {
    const renderer = await this.prepare();
    const calls = renderer?.callsOf(url);
    if (!renderer || !calls) return null;
    const address = Object.fromEntries(
      ADDRESS_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
    );
    const asSame = { headers: address, ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }) };
    const replies = await Promise.all(calls.map((path) => this.#app.inject({ url: path, ...asSame })));
    if (replies.some(({ statusCode }) => statusCode !== 200)) return null;
    const texts = replies.map(({ payload }) => payload);
    const known = this.#drawn.get(url);
    if (known?.replies === texts.join('\n')) return known;
    const { title, html, data } = await renderer.renderPage(url, texts);
    const json = data.replaceAll('<', '\\u003c');
    const filled = FILLED.reduce(
      (page, [at, fill]) => page.replace(at, () => fill({ title, html, json, url })),
      this.#texts.template(),
    );
    const page = await compressed(texts.join('\n'), filled);
    this.#drawn.set(url, page);
    return page;
  }
}
