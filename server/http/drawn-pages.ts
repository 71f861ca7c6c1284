import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { type FindOpenedGame, isGameAddress, lookUpGame } from './game-lookup.ts';
import { PageDrawing, type PageHtml, type PageTexts } from './page-drawing.ts';

/** The encodings of a page, the shortest result first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Returns the encoding in which to send, given the header `Accept-Encoding`. */
export function acceptedEncoding(header = ''): Encoding {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return ENCODINGS.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

/**
 * The address by which calls reach this server. Taken out of drawn pages, so that they are the same at every address.
 */
const CALLED_AT = 'http://drawn.invalid';
/** Pages of games that are cached; each is about 50 kB. */
const GAMES_CACHED = 250;
/** The level of brotli, 0 to 11: 9 takes fifteen times as long, for 1 % less. */
const QUALITY = 6;

const COMPRESS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

/** A page, compressed once for each encoding that somebody asks for. */
class DrawnPage {
  readonly scriptHash: string;
  readonly #html: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ html, scriptHash }: PageHtml) {
    this.#html = html;
    this.scriptHash = scriptHash;
  }

  as(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = COMPRESS[encoding](Buffer.from(this.#html));
    this.#encoded.set(encoding, encoded);
    encoded.catch(() => this.#encoded.delete(encoding));
    return encoded;
  }
}

/**
 * Draws pages as React does in a browser, so that they are there before their script: the public ones, each again when
 * its data have changed, and that of a game, from what `findGame` finds.
 */
export class DrawnPages {
  readonly #app: FastifyInstance;
  readonly #folder: string;
  readonly #texts: PageTexts;
  readonly #findGame: FindOpenedGame;
  #drawing: Promise<PageDrawing | null> | undefined;
  /** By name: what a page was drawn from, and the page, which may be under way: a whole class asks for it at once. */
  readonly #pages = new Map<string, { replies: string; page: Promise<DrawnPage> }>();
  /** By what the pages say. */
  readonly #games = new LRUCache<string, Promise<DrawnPage>>({ max: GAMES_CACHED });

  /** `texts` are asked for at the first page. */
  constructor(app: FastifyInstance, folder: string, texts: PageTexts, findGame: FindOpenedGame) {
    this.#app = app;
    this.#folder = folder;
    this.#texts = texts;
    this.#findGame = findGame;
  }

  /** Loads what draws pages, so that the first one does not wait for it. */
  prepare(): Promise<PageDrawing | null> {
    if (this.#drawing) return this.#drawing;
    const drawing = PageDrawing.load(this.#folder, this.#texts);
    this.#drawing = drawing;
    drawing.catch(() => {
      this.#drawing = undefined;
    });
    return drawing;
  }

  /** Returns the requested page; null if it is not one of them or cannot be drawn now: the app draws it then. */
  async find(request: FastifyRequest): Promise<DrawnPage | null> {
    try {
      const drawing = await this.prepare();
      if (drawing === null) return null;
      return isGameAddress(request.url)
        ? await this.#game(drawing, await lookUpGame(this.#findGame, request))
        : await this.#page(drawing, request.url);
    } catch (error) {
      request.log.error(error);
      return null;
    }
  }

  async #page(drawing: PageDrawing, url: string): Promise<DrawnPage | null> {
    const found = drawing.findPage(url);
    if (found === null) return null;
    const { host } = new URL(CALLED_AT);
    const called = await Promise.all(found.calls.map((path) => this.#app.inject({ url: path, headers: { host } })));
    if (called.some(({ statusCode }) => statusCode !== 200)) return null;
    const texts = called.map(({ payload }) => payload.replaceAll(CALLED_AT, ''));
    const replies = texts.join('\n');
    const known = this.#pages.get(found.name);
    if (known?.replies === replies) return known.page;
    const page = drawing.drawPage(found, texts).then((html) => new DrawnPage(html));
    this.#pages.set(found.name, { replies, page });
    return page.catch((error) => {
      this.#pages.delete(found.name);
      throw error;
    });
  }

  #game(drawing: PageDrawing, game: OpenedGame | 'unknown' | null): Promise<DrawnPage> {
    const json = JSON.stringify(game);
    const known = this.#games.get(json);
    if (known) return known;
    const page = drawing.drawGame(game).then((html) => new DrawnPage(html));
    this.#games.set(json, page);
    page.catch(() => this.#games.delete(json));
    return page;
  }
}
