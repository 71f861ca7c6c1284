// The same allow-list when the server draws a page as in a browser (e2e/xss.spec.ts): what is not on it never becomes an element.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const drawn = (html: string): string =>
  renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>(.*)<\/div>$/s, '$1');

it.each([
  ['<p>Één &amp; <b>twee</b></p>', '<p>Één &amp; <b>twee</b></p>'],
  ['<h1>Titel</h1>', '<h2>Titel</h2>'],
  ['<script>alert(1)</script><style>p{}</style>na', 'na'],
  ['<p onclick="x()" style="color:red" class="a">tekst</p>', '<p>tekst</p>'],
  ['<a href="javascript:alert(1)">weg</a>', 'weg'],
  ['<a href="java\tscript:alert(1)">weg</a>', 'weg'],
  ['<a href="https:javascript:alert(1)">weg</a>', 'weg'],
  ['<a href="/faq">hier</a>', '<a href="/faq" rel="noopener noreferrer">hier</a>'],
  // Every link opens where the reader is: the editor has no choice of it.
  [
    '<a href="https://example.org/" target="_blank">daar</a>',
    '<a href="https://example.org/" rel="noopener noreferrer">daar</a>',
  ],
  ['<img src="data:image/svg+xml,x" alt="a">', '<img alt="a" loading="lazy"/>'],
  [
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<table><tbody><tr><td colSpan="2">x</td></tr></tbody></table>',
  ],
  ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
  ['<svg><script>1</script></svg><!-- stil --><custom-thing>woord</custom-thing>', 'woord'],
])('draws %s', (html, expected) => {
  expect(drawn(html)).toBe(expected);
});
