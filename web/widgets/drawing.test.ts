// The kit of the drawings: one disc, one line, few shapes and colours, so that all of them are one family.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWINGS } from '#shared/domain/drawings.ts';
import tokens from '#web/ui/core/tokens.css?raw';

const FOLDER = 'web/public/drawings';
const KIT = ['svg', 'g', 'circle', 'ellipse', 'path', 'rect'];
const ATTRIBUTES =
  'xmlns viewBox width height fill stroke stroke-width stroke-linecap stroke-linejoin transform cx cy r rx ry x y d'.split(
    ' ',
  );
/** Those of the design, but none that an opinion, a party or a mistake has. */
const SCALES = ['primary', 'yellow', 'neutral'];
const START =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">\n' +
  '<circle fill="#d7f1e9" cx="48" cy="48" r="46"/>\n' +
  '<g stroke="#0c1c18" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">\n';
const MAX_BYTES = 2_000;

const files = readdirSync(FOLDER);
const drawings = files.map((file) => ({
  name: file.replace(/\.svg$/, ''),
  svg: readFileSync(`${FOLDER}/${file}`, 'utf8'),
}));
const palette = new Set([
  ...[...tokens.matchAll(/--([a-z]+)-\d: (#[0-9a-f]{6});/g)].flatMap(([, scale = '', color = '']) =>
    SCALES.includes(scale) ? [color] : [],
  ),
  '#ffffff',
]);
const longColor = (color: string): string => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** What is drawn, without its colours. */
const shapesOf = (svg: string): Set<string> =>
  new Set(
    [...svg.slice(START.length).matchAll(/<(circle|ellipse|path|rect)([^>]*)>/g)].map(
      ([, shape, rest = '']) => shape + rest.replace(/ (fill|stroke)="[^"]*"/g, ''),
    ),
  );

it('is there for every name, and for nothing else', () => {
  expect(drawings.map(({ name }) => name).sort()).toEqual([...DRAWINGS].sort());
});

it.each(drawings)('$name is small, and drawn with the shapes and colours of the kit', ({ svg }) => {
  expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(svg.startsWith(START)).toBe(true);
  expect([...svg.matchAll(/<([a-z]+)/gi)].map(([, name]) => name).filter((name) => !KIT.includes(name ?? ''))).toEqual(
    [],
  );
  expect(
    [...svg.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name).filter((name) => !ATTRIBUTES.includes(name ?? '')),
  ).toEqual([]);
  const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, color = '']) => longColor(color));
  expect(colors.filter((color) => color !== 'none' && !palette.has(color))).toEqual([]);
});

it('is no other drawing in other colours', () => {
  for (const [at, one] of drawings.entries())
    for (const other of drawings.slice(at + 1)) {
      const [mine, theirs] = [shapesOf(one.svg), shapesOf(other.svg)];
      const shared = [...mine].filter((shape) => theirs.has(shape)).length;
      expect(shared, `${one.name} and ${other.name}`).toBeLessThan(Math.min(mine.size, theirs.size) / 3);
    }
});
