import { describe, expect, test } from 'vitest';
import { readFirstContent } from '#server/seed/content/first-content.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { sanitizeRichText } from './sanitize-html.ts';

describe('what an editor makes survives to the letter', () => {
  test.each([
    '<h2>Kop</h2><h3>Kleiner</h3><p>Een <strong>vet</strong>, <em>schuin</em>, <u>lijn</u> en <s>weg</s></p>',
    '<ul><li><p>een</p></li></ul><ol start="3"><li><p>drie</p></li></ol>',
    '<blockquote><p>woorden</p></blockquote><hr /><p>regel<br />regel</p>',
    '<p><a href="/register">bij ons</a> <a href="mailto:an@example.org">mail</a> <a href="#boven">hier</a></p>',
    '<img src="/images/stembrief.png" alt="Een stembrief" />',
    '<img src="https://example.org/a.png" alt="" />',
    '<img src="/uploads/texts/0b6fd2f4-6c1e-4d7e-9a53-3f4b0f7f4c11" alt="De raad" />',
    '<p>1 &lt; 2 &amp; 3</p>',
  ])('%s', (html) => expect(sanitizeRichText(html)).toBe(html));

  test.each(LANGUAGES)('the seed in %s', async (language) => {
    const { faq, blocks } = await readFirstContent(language);
    const texts = [...faq.map(({ answer }) => answer), ...blocks.map(({ body }) => body)];
    expect(texts.map(sanitizeRichText)).toEqual(texts);
  });
});

test('a link to somebody else’s page opens beside ours and cannot reach back', () => {
  const safe = '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>';
  expect(sanitizeRichText('<a href="https://example.org/" rel="opener" target="_top">x</a>')).toBe(safe);
  expect(sanitizeRichText('<a href="/faq" target="_blank">x</a>')).toBe('<a href="/faq">x</a>');
  expect(sanitizeRichText(safe)).toBe(safe);
});

describe('what could run or lead astray goes, the text around it stays', () => {
  test.each<[string, string]>([
    ['<p>keep</p><script>alert(1)</script>', '<p>keep</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">keep</p>', '<p>keep</p>'],
    ['<p>keep</p><style>p{}</style><template>x</template><noscript>y</noscript>', '<p>keep</p>'],
    ['<img src=x onerror=alert(1)><p>keep</p>', '<p>keep</p>'],
    ['<p>keep</p><img src=x onerror=alert(1)//', '<p>keep</p>'],
    ['<p>keep</p><img src="http://example.org/a.png"><img src="//example.org/a.png">', '<p>keep</p>'],
    ['<p>keep</p><img src="data:image/svg+xml,<svg/>"><img src="/images/../api/x">', '<p>keep</p>'],
    ['<p>keep</p><img src="/uploads/parties/0b6fd2f4-6c1e-4d7e-9a53-3f4b0f7f4c11">', '<p>keep</p>'],
    ['<p>keep</p><img src="/uploads/texts/../../api/x"><img src="/uploads/texts/x?y">', '<p>keep</p>'],
    ['<p>keep</p><svg onload=alert(1)><script>alert(2)</script></svg>', '<p>keep</p>'],
    ['<p>keep</p><iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object>', '<p>keep</p>'],
    ['<form action="/api"><input name="a"><button>keep</button></form>', 'keep'],
    ['<a href="javascript:alert(1)">keep</a>', '<a>keep</a>'],
    ['<a href="java\tscript:alert(1)">keep</a>', '<a>keep</a>'],
    ['<a href="&#106;avascript:alert(1)">keep</a>', '<a>keep</a>'],
    ['<a href="data:text/html,x">keep</a>', '<a>keep</a>'],
    ['<a href="//example.org">keep</a>', '<a>keep</a>'],
    ['<!-- hidden --><div>keep</div>', 'keep'],
  ])('%s', (html, harmless) => expect(sanitizeRichText(html)).toBe(harmless));

  test('a script in pieces does not grow together', () => {
    const once = sanitizeRichText('<p>keep</p><scr<script>ipt>alert(1)</scr</script>ipt>');
    expect(once).toMatch(/^<p>keep<\/p>/);
    expect(once).not.toMatch(/<script/i);
    expect(sanitizeRichText(once)).toBe(once);
  });
});
