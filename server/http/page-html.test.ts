import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  scriptHashIn,
  withData,
  withDrawn,
  withFirstScript,
  withGame,
  withLinks,
  withSettings,
  withStyles,
} from './page-html.ts';

const FONT = '<link rel="preload" href="/assets/f.woff2" as="font" crossorigin>';
const PAGE = [
  `<head><meta name="viewport" content="w"><!--settings-->${FONT}<title>{{product}}</title>`,
  '<script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/old.js">',
  '<link rel="stylesheet" href="/assets/first.css"></head><body><div id="root"></div></body>',
].join('');

it('data cannot end the script element that it is in', () => {
  const json = JSON.stringify({ name: '</script><script>alert(1)</script>' });
  const game = withGame(withFirstScript(PAGE, 'first()'), json);
  const drawn = withData(withDrawn(withSettings(PAGE, json), { title: 'T', name: 'home', root: '<p>$1</p>' }), json);
  for (const html of [game, drawn]) expect(html).not.toContain('</script><script>alert');
  expect(game.indexOf('id="game"')).toBeLessThan(game.indexOf('<script>first()'));
  expect(drawn).toContain('<title>T</title>');
  expect(drawn).toContain('<div id="root" data-drawn="home"><p>$1</p></div>');
});

it('the hash is of the script that runs first, whatever data stands before it', () => {
  const html = withGame(withFirstScript(PAGE, 'first()'), '{}');
  expect(scriptHashIn(html)).toBe(createHash('sha256').update('first()').digest('base64'));
});

it('a page links each file once, the font last', () => {
  const html = withLinks(PAGE, {
    scripts: ['assets/main.js', 'assets/big.js'],
    styles: ['assets/first.css', 'assets/late.css'],
  });
  expect(html).not.toContain('old.js');
  expect(html.match(/main\.js|big\.js|first\.css|late\.css|f\.woff2/g)).toEqual([
    'big.js',
    'main.js',
    'first.css',
    'late.css',
    'f.woff2',
  ]);
});

it('styles of the build stand in the page, and their link is not fetched', () => {
  const html = withStyles(PAGE, (file) => (file === 'assets/first.css' ? 'p{}' : undefined));
  expect(html).toContain('<style>p{}</style><link rel="stylesheet" href="/assets/first.css" disabled>');
});
