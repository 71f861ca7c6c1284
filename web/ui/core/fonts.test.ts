import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The code points that the styles declare for each file of the display font. */
const files = [...readFileSync('web/ui/core/tokens.css', 'utf8').matchAll(/unicode-range:([^;]+);/g)].map(
  ([, ranges = '']) =>
    new Set(
      ranges.split(',').flatMap((range) => {
        const [first = 0, last = first] = range
          .trim()
          .slice('U+'.length)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      }),
    ),
);

test('every sign of our texts stands in the file that every page loads', () => {
  const texts = readdirSync('web/i18n', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const signs = new Set(texts.flatMap((file) => [...readFileSync(join('web/i18n', file), 'utf8')]));
  signs.delete('\n');
  expect([...signs].filter((sign) => !files[0]?.has(sign.codePointAt(0) ?? 0))).toEqual([]);
});

test('a name of another Latin language has the second file, and no sign has both', () => {
  expect(files).toHaveLength(2);
  for (const sign of 'ÅåÃãØøÕõÒòÝýÞþðıĂ') expect(files[1]?.has(sign.codePointAt(0) ?? 0), sign).toBe(true);
  expect([...(files[0] ?? [])].filter((point) => files[1]?.has(point))).toEqual([]);
});
