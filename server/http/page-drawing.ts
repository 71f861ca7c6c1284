import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { invariant } from '#shared/domain/invariant.ts';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { scriptHashIn, withData, withDrawn, withGame } from './page-html.ts';

/** The folder into which scripts/page-templates.ts writes the code that draws pages; its files are not served. */
export const RENDERER_FOLDER = '.render';

interface FoundPage {
  name: string;
  /** The page of the build into which it is drawn. */
  template: string;
  calls: string[];
}

/** The content of a page, as web/render-page.tsx draws it. */
interface Drawn {
  title: string;
  html: string;
}

/** What web/render-page.tsx exports. */
interface Renderer {
  findPage: (address: string) => FoundPage | null;
  /** `data` is the JSON that the app starts from. */
  renderPage: (name: string, replies: readonly string[]) => Promise<Drawn & { data: string }>;
  renderGame: (game: OpenedGame | null) => Promise<Drawn>;
}

export interface PageTexts {
  /** The tag of the installation's first language. */
  language: string;
  /** Fills a page of the build with what is known before it is drawn. */
  fill: (template: string) => string;
  settings: () => string;
}

/** A page before it is compressed. */
export interface PageHtml {
  html: string;
  /** The hash of its inline script, for the content security policy. */
  scriptHash: string;
}

/**
 * The renderer of the pages, and by name the built pages that it fills: both of one build, also during the next one.
 */
export class PageDrawing {
  readonly #renderer: Renderer;
  readonly #templates: ReadonlyMap<string, string>;
  readonly #texts: PageTexts;

  private constructor(renderer: Renderer, templates: ReadonlyMap<string, string>, texts: PageTexts) {
    this.#renderer = renderer;
    this.#templates = templates;
    this.#texts = texts;
  }

  /** Returns null if the build has nothing that draws pages. */
  static async load(webFolder: string, texts: PageTexts): Promise<PageDrawing | null> {
    const folder = join(webFolder, RENDERER_FOLDER);
    if (!existsSync(folder)) return null;
    const { startRenderer } = createRequire(import.meta.url)(join(folder, 'render.js'));
    const end = `.${texts.language}.html`;
    const pages = (await readdir(folder)).filter((file) => file.endsWith(end));
    const templates = pages.map(async (file) => {
      const html = await readFile(join(folder, file), 'utf8');
      return [basename(file, end), html] as const;
    });
    return new PageDrawing(await startRenderer(texts.settings()), new Map(await Promise.all(templates)), texts);
  }

  findPage(address: string): FoundPage | null {
    return this.#renderer.findPage(address);
  }

  /** Draws a page that `findPage` returned, from the replies to its calls. */
  async drawPage({ name, template }: FoundPage, replies: readonly string[]): Promise<PageHtml> {
    const { data, ...drawn } = await this.#renderer.renderPage(name, replies);
    const { html, scriptHash } = this.#fill(template, name, drawn);
    return { html: withData(html, data), scriptHash };
  }

  /** Draws the page of a game: its facts travel once as data, and as what is drawn from them. */
  async drawGame(game: OpenedGame | 'unknown' | null): Promise<PageHtml> {
    const known = game === 'unknown' ? null : game;
    const { html, scriptHash } = this.#fill(known?.type ?? 'debate', 'game', await this.#renderer.renderGame(known));
    return { html: game === null ? html : withGame(html, JSON.stringify(game)), scriptHash };
  }

  #fill(template: string, name: string, drawn: Drawn): PageHtml {
    const built = this.#templates.get(template);
    invariant(built !== undefined, 'the build writes every page that is filled');
    const { title, html: root } = drawn;
    const html = withDrawn(this.#texts.fill(built), { title, name, root });
    return { html, scriptHash: scriptHashIn(built) };
  }
}
