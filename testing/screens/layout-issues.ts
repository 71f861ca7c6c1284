// What is wrong with how a page is laid out, as far as a program sees it.
import type { Page } from '@playwright/test';

/** Pixels that a target must measure at least: a finger's for students, a pointer's for others. */
export const targetOf = (audience: string): number => (audience === 'student' ? 48 : 24);

/** Returns a sentence for each issue: sideways scrolling, cut texts, words broken without need or left alone, targets too small or over a text. */
export const layoutIssues = (page: Page, target: number): Promise<string[]> => page.evaluate(findIssues, target);

/** Runs in the browser, and therefore holds all that it needs. */
function findIssues(target: number): string[] {
  const issues: string[] = [];
  const EVEN = 'h1, h2, h3, h4, button, summary, p, li, dt, dd, label, legend';
  const root = document.documentElement;
  const width = root.clientWidth;
  const nameOf = (element: Element): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()}> "${text || (element.getAttribute('aria-label') ?? element.className)}"`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** In a box of one pixel, for screen readers only. */
  const isForEars = (element: Element): boolean => element.closest('[class*="_hidden_"]') !== null;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== root &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

  if (root.scrollWidth > width) issues.push(`scrolls sideways: ${root.scrollWidth} > ${width}`);

  /** What cannot be compared with the rest of the page: it stays in view over it, cuts off what it holds, or is not laid out yet. */
  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element | null): Element | null => {
    if (element === null || element.matches('dialog')) return element;
    const known = layers.get(element);
    if (known !== undefined) return known;
    const { position, overflowX, overflowY, contentVisibility } = getComputedStyle(element);
    const isOver = /sticky|fixed|absolute/.test(position);
    const cuts = [overflowX, overflowY, contentVisibility].some((value) => value !== 'visible');
    const layer = isOver || cuts ? element : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]',
    ),
  ].filter((control) => isShown(control) && !isForEars(control));
  const placed = controls.map((control) => ({
    control,
    layer: layerOf(control),
    rects: [...control.getClientRects()],
  }));

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (element === null || text.trim() === '' || !isShown(element) || isForEars(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    if (lines.some(({ left, right }) => left < -1 || right > width + 1) && !scrolls(element))
      issues.push(`runs out of the page: ${nameOf(element)}`);
    const { textWrapStyle, textWrapMode } = getComputedStyle(element);
    if (textWrapStyle === 'auto' && textWrapMode !== 'nowrap' && element.closest(EVEN) !== null)
      issues.push(`may leave a word alone on its last line: ${nameOf(element)}`);
    const layer = layerOf(element);
    const isPartOfControl = element.closest('label, svg') !== null;
    for (const { control, rects, layer: itsLayer } of placed) {
      if (isPartOfControl || itsLayer !== layer || control.contains(element)) continue;
      const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
        rects.some(
          (rect) =>
            Math.min(right, rect.right) - Math.max(left, rect.left) > 2 &&
            Math.min(bottom, rect.bottom) - Math.max(top, rect.top) > 6,
        );
      if (lines.some(isUnder)) issues.push(`${nameOf(control)} lies over ${nameOf(element)}`);
    }
    const control = element.closest('button, a, label, summary');
    if (control !== null && getComputedStyle(control).display !== 'inline') {
      const box = control.getBoundingClientRect();
      if (lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
        issues.push(`runs out of its control: ${nameOf(control)}`);
    }
    const isOneLine = lines.every(({ top }) => Math.abs(top - (lines[0]?.top ?? top)) < 2);
    if (isOneLine) continue;
    for (const { 0: word, index } of text.matchAll(/[^\s\-/\u00ad]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter((part) => part.width > 0);
      const [first] = parts;
      if (first === undefined || parts.every(({ top }) => Math.abs(top - first.top) < 2)) continue;
      const whole = parts.reduce((sum, part) => sum + part.width, 0);
      if (whole < width * 0.6) issues.push(`breaks the word "${word}": ${nameOf(element)}`);
    }
  }

  const cutting = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, span, button, a, label, td, th, dt, dd, li');
  for (const element of cutting) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    if (!hides || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isForEars(element)) continue;
    if (element.scrollWidth > element.clientWidth + 1 && isShown(element)) issues.push(`is cut: ${nameOf(element)}`);
  }

  for (const control of controls) {
    const label = control.closest('label');
    const box = (control.matches('input') && label !== null ? label : control).getBoundingClientRect();
    if (box.width <= 1 || box.bottom < 0) continue;
    // A word or link inside a sentence is as high as its line.
    const isInText =
      getComputedStyle(control).display.startsWith('inline') &&
      control.closest('p, h1, h2, h3, li')?.textContent?.trim() !== control.textContent?.trim();
    if (isInText) continue;
    if (Math.min(box.width, box.height) < target - 0.5) issues.push(`a target below ${target} px: ${nameOf(control)}`);
  }
  return [...new Set(issues)];
}
