// The only file that cuts and joins the HTML of a page. The build (scripts/page-templates.ts) makes a page per template
// and language out of web/index.html; the server fills it.
import { hash } from 'node:crypto';

const SETTINGS = '<!--settings-->';
const PRELOADED_SCRIPT = /\s*<link rel="modulepreload"[^>]*>/g;
const PRELOADED_FONT = /\s*<link rel="preload"[^>]*as="font"[^>]*>/;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;

/** JSON as the content of a script element that is never run. */
const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

export const withSettings = (html: string, json: string): string =>
  html.replace(SETTINGS, () => dataElement('settings', json));

/** Puts what the page of a game was drawn from before the script in it, which reads it. */
export const withGame = (html: string, json: string): string =>
  html.replace('<script>', () => `${dataElement('game', json)}<script>`);

/** Puts what any other page was drawn from behind it: the app starts from that. */
export const withData = (html: string, json: string): string =>
  html.replace('</body>', () => `${dataElement('data', json)}</body>`);

/** Puts what was drawn into a built page. */
export const withDrawn = (html: string, { title, name, root }: { title: string; name: string; root: string }): string =>
  html
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace('<div id="root">', () => `<div id="root" data-drawn="${name}">${root}`);

/** The hash of the script that runs in a built page, for the page's policy. */
export const scriptHashIn = (html: string): string =>
  hash('sha256', /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '', 'base64');

/** Puts a script into a page that runs before its first paint. */
export const withFirstScript = (html: string, code: string): string =>
  html.replace('<meta name="viewport"', (meta) => `<script>${code}</script>${meta}`);

/** Replaces the links to scripts and styles that a page is to fetch at once, in that order; the font comes last. */
export function withLinks(html: string, { scripts, styles }: { scripts: string[]; styles: string[] }): string {
  const first = scripts
    .filter((file) => !html.includes(`src="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const last = styles
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return html
    .replaceAll(PRELOADED_SCRIPT, '')
    .replace(PRELOADED_FONT, '')
    .replace('<title>', () => `${first.join('')}<title>`)
    .replace('</head>', () => `${last.join('')}${PRELOADED_FONT.exec(html)?.[0] ?? ''}</head>`);
}

/**
 * Inlines styles: on a slow line each file delays the first paint by 400 ms. `stylesOf` returns undefined for a path
 * that is not in the build.
 */
export const withStyles = (html: string, stylesOf: (file: string) => string | undefined): string =>
  html.replace(STYLESHEET, (link, file: string) => {
    const styles = stylesOf(file);
    // The link is not fetched, but says to whatever loads later that these styles are there.
    return styles === undefined ? link : `<style>${styles}</style>${link.replace('>', ' disabled>')}`;
  });
