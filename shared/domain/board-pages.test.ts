import { describe, expect, it } from 'vitest';
import {
  boardLength,
  boardPages,
  hasColumns,
  LINES_MAX,
  PAGE_CHARACTERS_MAX,
  PAGE_TEXTS_MAX,
  shownPage,
  textPages,
} from './board-pages.ts';

const lengthOf = (text: string) => text.length;
const textsOf = (side: string, count: number, length: number) =>
  Array.from({ length: count }, (_, at) => `${side}${at}`.padEnd(length, '.'));
const sidesOf = (page: readonly string[]) => page.map(([side]) => side).join('');

const CLASSES = [
  [0, 0, 0],
  [1, 0, 0],
  [20, 0, 0],
  [7, 1, 12],
  [30, 30, 30],
];

describe.each(CLASSES)('the pages of %i, %i and %i arguments', (...counts) => {
  for (const length of [10, 160, 300])
    it(`have each of ${length} characters once, six and 1,200 characters at most`, () => {
      const groups = counts.map((count, at) => textsOf('abc'[at] ?? '', count, length));
      const pages = boardPages(groups, lengthOf);
      expect(pages.flat(2).sort()).toEqual(groups.flat().sort());
      for (const columns of pages) {
        expect(columns.length).toBeLessThanOrEqual(2);
        const page = columns.flat();
        expect(page.length).toBeLessThanOrEqual(PAGE_TEXTS_MAX);
        expect(page.join('').length).toBeLessThanOrEqual(PAGE_CHARACTERS_MAX);
        expect(page.length).toBeGreaterThan(0);
      }
    });
});

it('take the options in turn', () => {
  const pages = boardPages([textsOf('a', 5, 20), textsOf('b', 1, 20), textsOf('c', 3, 20)], lengthOf);
  expect(pages.map((page) => sidesOf(page.flat()))).toEqual(['abcaca', 'caa']);
});

it('begin again after the last one, and when texts were removed', () => {
  expect([0, 1, 2, 3, 7].map((page) => shownPage(3, page))).toEqual([0, 1, 2, 0, 1]);
  expect(shownPage(0, 4)).toBe(0);
});

it('stand in a column for each option while each has room, and not for more than three options', () => {
  expect(hasColumns([textsOf('a', 2, 150), [], textsOf('c', 1, 200)], lengthOf)).toBe(true);
  expect(hasColumns([textsOf('a', 2, 300), [], []], lengthOf)).toBe(false);
  expect(hasColumns([[], [], [], []], lengthOf)).toBe(false);
});

it('count a text with line ends as it is high, up to what a board shows of one', () => {
  expect(boardLength('x'.repeat(300))).toBe(300);
  expect(boardLength('een\ntwee')).toBeGreaterThan(boardLength('een twee'));
  const highest = boardLength('a\n\n'.repeat(100));
  expect(highest).toBe(boardLength('a\n'.repeat(LINES_MAX)));
  expect(boardPages([['a\n\n'.repeat(100), 'b']], boardLength)).toEqual([[['a\n\n'.repeat(100), 'b']]]);
  expect(boardPages([['a\n\n'.repeat(100), 'b\n'.repeat(9), 'c']], boardLength)[0]).toHaveLength(2);
});

describe('a long explanation', () => {
  const sentences = Array.from({ length: 40 }, (_, at) => `Zin ${at} gaat over de bussen van het dorp.`).join(' ');

  it('breaks after a sentence, and loses nothing', () => {
    const pages = textPages(sentences);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ')).toBe(sentences);
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(PAGE_CHARACTERS_MAX);
      expect(page.at(-1)).toBe('.');
    }
  });

  it('breaks after a word without a sentence, and anywhere without a word', () => {
    const words = 'bus '.repeat(500).trim();
    expect(textPages(words).join(' ')).toBe(words);
    expect(textPages('x'.repeat(2_000)).join('')).toBe('x'.repeat(2_000));
    expect(textPages('Kort.')).toEqual(['Kort.']);
  });
});
