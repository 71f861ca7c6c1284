// What is wrong with a board that nobody scrolls and that is read from the last row.
import type { Page } from '@playwright/test';

/** Of its height, that the type of a board measures at least. */
const SMALLEST = 0.026;

/** Returns a sentence for each text that is too small, that lies over another part or out of the screen, for what would have to be scrolled, for controls on two rows, and for steps that need not be digits on a wide screen. */
export const boardIssues = (page: Page): Promise<string[]> =>
  page.evaluate(async (smallest) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const over = () => document.documentElement.scrollHeight - innerHeight;
    await frame();
    // Scripts that depend on the screen's size leave out one part after the other.
    for (let tries = 0; over() > 0 && tries < 20; tries++) await frame();
    const issues = over() > 0 ? [`${over()} px longer than the screen`] : [];
    const isOneRow = () => {
      const bar = [...document.querySelectorAll('footer[data-live-controls] :is(a, button)')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
      return !bar.some(({ top }) => bar.some(({ bottom }) => top > bottom));
    };
    if (!isOneRow()) issues.push('the bar is more than one row');
    const digits = [...document.querySelectorAll('footer ol[data-leads] [class*="digit"]')];
    // Below 80 rem they always are.
    if (innerWidth >= 1280 && digits.some((digit) => digit.checkVisibility())) {
      const words = document.createElement('style');
      words.textContent =
        'footer [class*="digit"] { display: none !important } footer [class*="word"] { display: block !important }';
      document.head.append(words);
      if (isOneRow()) issues.push('the steps are digits where their words fit');
      words.remove();
    }
    const nameOf = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    const range = document.createRange();
    const main = document.querySelector('main');
    const least = smallest * innerHeight - 0.5;
    const parts = new Map<Element, { top: number; bottom: number; left: number; right: number; text: string }[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (element === null || text.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      // The bar is the teacher's, a logo's letters stand beside the name, and what is for ears or the keyboard only is not seen.
      if (element.closest('footer, nav, script, style, [class*="_hidden_"], [class*="tile"], a[href="#main"]'))
        continue;
      const svg = element.closest('svg');
      const scale = svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale * (element.currentCSSZoom ?? 1);
      if (size < least) issues.push(`${nameOf(text)} is ${size.toFixed(1)} px`);
      if (main === null || !main.contains(element)) continue;
      range.selectNodeContents(node);
      const part = [...main.children].find((child) => child.contains(element));
      if (part === undefined) continue;
      // A name that ends in … is as long as it was for a range.
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      const ends = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      for (const { top, bottom, left, right } of range.getClientRects()) {
        if (bottom > main.getBoundingClientRect().bottom + 1 || (right > innerWidth + 1 && !ends))
          issues.push(`${nameOf(text)} is outside`);
        parts.set(part, [...(parts.get(part) ?? []), { top, bottom, left, right: ends ? left : right, text }]);
      }
    }
    const drawn = [...parts.values()];
    for (const [at, part] of drawn.entries())
      for (const other of drawn.slice(at + 1).flat())
        for (const one of part)
          if (
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6 &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
          )
            issues.push(`${nameOf(one.text)} lies over ${nameOf(other.text)}`);
    for (const element of main?.querySelectorAll('*') ?? []) {
      const { overflowY, display } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1 && !display.includes('box'))
        issues.push(`${element.className} scrolls`);
    }
    return [...new Set(issues)];
  }, SMALLEST);
