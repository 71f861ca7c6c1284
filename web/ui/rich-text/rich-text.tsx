// Rich text of the server, drawn from an allow-list: what is not on it never becomes an element, so nothing can run.
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import styles from './rich-text.module.css';

const KEPT = new Set(
  'a b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li mark ol p pre s small strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Gone with everything inside. */
const DROPPED = new Set(
  'base button embed form iframe input link math meta noscript object script select style svg template textarea title'.split(
    ' ',
  ),
);
/** The page's own heading is the only one of the first level. */
const RENAMED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const VOID = new Set(['br', 'hr', 'img']);

/** Returns the address of a link or image in rich text, if it leads to a page, an image, a mail or a phone number. */
function safeAddress(address: string | null, schemes: readonly string[]): string | undefined {
  if (address === null) return undefined;
  try {
    const url = new URL(address, document.baseURI);
    return schemes.includes(url.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** A number in an attribute, by the name that React has for it. */
const attribute = (element: Element, name: string, as: string): Record<string, string | undefined> => ({
  [as]: /^\d{1,4}$/.exec(element.getAttribute(name) ?? '')?.[0],
});

function attributesOf(tag: string, element: Element): Record<string, string | undefined> {
  if (tag === 'a') {
    const href = safeAddress(element.getAttribute('href'), ['http:', 'https:', 'mailto:', 'tel:']);
    return { href, rel: 'noopener noreferrer' };
  }
  if (tag === 'img') {
    const src = safeAddress(element.getAttribute('src'), ['http:', 'https:']);
    return { src, alt: element.getAttribute('alt') ?? '', loading: 'lazy' };
  }
  if (tag === 'td' || tag === 'th')
    return { ...attribute(element, 'colspan', 'colSpan'), ...attribute(element, 'rowspan', 'rowSpan') };
  if (tag === 'ol') return attribute(element, 'start', 'start');
  return {};
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (DROPPED.has(name)) return null;
  const tag = RENAMED[name] ?? name;
  if (VOID.has(tag)) return createElement(tag, { key, ...attributesOf(tag, node) });
  const inside = Array.from(node.childNodes, draw);
  const attributes = attributesOf(tag, node);
  const leadsNowhere = tag === 'a' && attributes.href === undefined;
  return KEPT.has(tag) && !leadsNowhere
    ? createElement(tag, { key, ...attributes }, ...inside)
    : createElement(Fragment, { key }, ...inside);
}

/** Draws HTML that the server has sanitised as elements of the page. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return Array.from(parsed.body.childNodes, draw);
  }, [html]);
  return <div className={`${styles.text} ${className ?? ''}`}>{nodes}</div>;
}
