// Does to a page what the translation of a browser does: each text, also one that comes later, is taken out and stands again, in another node,
// inside two elements of the translator. The words stay, so that a test can say which screen it expects; a text that React changes and nobody
// sees is missing there.
import { expect, type Page } from '@playwright/test';

/** Runs in the page. Each of `kept`, and each number, that is translated is listed in `window.changed`. */
function translateTexts(kept: readonly string[]): void {
  const translated = new WeakSet<Node>();
  const changed = new Set<string>();
  Object.assign(window, { changed });
  const isWanted = (text: Node): boolean =>
    !translated.has(text) &&
    /[\p{L}\p{N}]/u.test(text.nodeValue ?? '') &&
    text.parentElement?.closest('script, style, textarea, title, option, text, code, [translate="no"]') === null;
  const translate = (text: Node): void => {
    if (!isWanted(text)) return;
    const said = (text.nodeValue ?? '').trim();
    if (kept.includes(said) || !/\p{L}/u.test(said)) changed.add(`${said} in ${text.parentElement?.outerHTML}`);
    const outer = document.createElement('font');
    const words = document.createTextNode(text.nodeValue ?? '');
    translated.add(words);
    outer.appendChild(document.createElement('font')).append(words);
    text.parentNode?.replaceChild(outer, text);
  };
  const translateIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') {
        translated.delete(target);
        translate(target);
      }
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Translates the page from now on, until it is loaded again. Returns what checks that it is, that nothing of it failed,
 * and that no number of a game was translated, nor any of `kept`: a translator may change codes and names of parties.
 */
export async function translate(page: Page, kept: readonly string[]): Promise<(inGame?: boolean) => Promise<void>> {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  // React says there what it could not draw.
  page.on('console', (line) => {
    if (line.type() === 'error' && /NotFoundError|insertBefore|removeChild/.test(line.text()))
      failures.push(line.text());
  });
  await page.evaluate(translateTexts, kept);
  return async (inGame = true) => {
    await expect(page.locator('main font').first()).toBeAttached();
    expect(failures).toEqual([]);
    if (inGame) expect(await page.evaluate(() => [...Reflect.get(window, 'changed')])).toEqual([]);
  };
}
