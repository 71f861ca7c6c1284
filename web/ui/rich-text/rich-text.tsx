// Rich text of the server, drawn from an allow-list: what is not on it never becomes an element, so nothing can run.

import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import styles from './rich-text.module.css';

const KEPT = new Set(
  'a b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li mark ol p pre s small strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Elements that are removed with their content. */
const DROPPED = new Set(
  'base button embed form iframe input link math meta noscript object script select style svg template textarea title'.split(
    ' ',
  ),
);
/** The page's own heading is the only one of the first level. */
const RENAMED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const VOID = new Set(['br', 'hr', 'img']);

/** Whether an address has no host, and so leads to a page of ours. Tested with both schemes: `https:x` is a path on an https page, and a host on an http page. */
const ANY_PAGES = ['http://page.invalid/', 'https://page.invalid/'];

/** Returns the address of a link or image in rich text, if it leads to a page, an image, a mail or a phone number. */
function safeAddress(address: string | undefined, schemes: readonly string[]): string | undefined {
  if (address === undefined) return undefined;
  try {
    const isSafe = (page: string): boolean => schemes.includes(new URL(address, page).protocol);
    return ANY_PAGES.every(isSafe) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** A number in an attribute, by the name that React has for it. */
const attribute = (attributes: Markup['attributes'], name: string, as: string): Record<string, string | undefined> => ({
  [as]: /^\d{1,4}$/.exec(attributes[name] ?? '')?.[0],
});

function attributesOf(tag: string, { attributes }: Markup): Record<string, string | undefined> {
  if (tag === 'a') {
    const href = safeAddress(attributes.href, ['http:', 'https:', 'mailto:', 'tel:']);
    return { href, rel: 'noopener noreferrer' };
  }
  if (tag === 'img') {
    const src = safeAddress(attributes.src, ['http:', 'https:']);
    return { src, alt: attributes.alt ?? '', loading: 'lazy' };
  }
  if (tag === 'td' || tag === 'th')
    return { ...attribute(attributes, 'colspan', 'colSpan'), ...attribute(attributes, 'rowspan', 'rowSpan') };
  if (tag === 'ol') return attribute(attributes, 'start', 'start');
  return {};
}

function draw(node: Markup | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { name, children } = node;
  if (DROPPED.has(name)) return null;
  const tag = RENAMED[name] ?? name;
  if (VOID.has(tag)) return createElement(tag, { key, ...attributesOf(tag, node) });
  const inside = children.map(draw);
  const attributes = attributesOf(tag, node);
  const leadsNowhere = tag === 'a' && attributes.href === undefined;
  return KEPT.has(tag) && !leadsNowhere
    ? createElement(tag, { key, ...attributes }, ...inside)
    : createElement(Fragment, { key }, ...inside);
}

/** Draws HTML that the server has sanitised as elements of the page. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html).map(draw), [html]);
  return <div className={styles.text}>{nodes}</div>;
}

/** An element of parsed HTML; a string is text. */
interface Markup {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Markup | string)[];
}

function ofBrowser(parent: Node): (Markup | string)[] {
  return Array.from(parent.childNodes).flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
    return { name: node.localName, attributes, children: ofBrowser(node) };
  });
}

function ofServer({ children }: Pick<ReturnType<typeof parseDocument>, 'children'>): (Markup | string)[] {
  return children.flatMap((node) => {
    if ('attribs' in node) return { name: node.name, attributes: node.attribs, children: ofServer(node) };
    return node.nodeType === 3 && 'data' in node ? node.data : [];
  });
}

/** Parses HTML into a tree of elements and text; by the browser's own parser, so that the server's is not in the bundle. */
const parseHtml = (html: string): readonly (Markup | string)[] =>
  import.meta.env.SSR
    ? ofServer(parseDocument(html))
    : ofBrowser(new DOMParser().parseFromString(html, 'text/html').body);
