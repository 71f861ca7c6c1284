import { parseDocument } from 'htmlparser2';

/** An element of parsed HTML; a string is text. */
export interface Markup {
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
export const parseHtml = (html: string): readonly (Markup | string)[] =>
  import.meta.env.SSR
    ? ofServer(parseDocument(html))
    : ofBrowser(new DOMParser().parseFromString(html, 'text/html').body);
