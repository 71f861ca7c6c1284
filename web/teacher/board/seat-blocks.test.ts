import { describe, expect, it } from 'vitest';
import { blockLayout } from './seat-blocks.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** Of the widest number, as a part of its height. */
const widthOf = (sizes: readonly number[]) => 0.58 * String(Math.max(...sizes)).length;

const CLASSES = [
  [1],
  [2, 1],
  [3, 0, 2],
  [1, 1, 2],
  [5, 1, 1],
  [10, 1, 1],
  [2, 1, 1, 1, 10],
  [9, 3, 10],
  [30],
  [14, 1, 1, 14],
  [70, 1, 1, 78],
  [30, 30, 30, 30, 30],
  [0, 0, 4],
];

describe.each(CLASSES.map((sizes) => [sizes] as const))('blocks of %j', (sizes) => {
  const { seats, seatRadius, numbers, numberSize, viewBox } = blockLayout(sizes);
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);

  it('have a seat for each, none on another', () => {
    expect(seats).toHaveLength(sizes.reduce((sum, size) => sum + size, 0));
    for (const [at, seat] of seats.entries())
      for (const other of seats.slice(at + 1)) expect(distance(seat, other)).toBeGreaterThan(2 * seatRadius - 0.2);
  });

  it('stand in the picture', () => {
    for (const { x, y } of seats) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + width);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(top + height);
    }
  });

  it('have their numbers in the picture too', () => {
    const half = (widthOf(sizes) * numberSize) / 2;
    for (const number of numbers) {
      if (number === null) continue;
      expect(Math.abs(number.x - (left + width / 2)) + half).toBeLessThanOrEqual(width / 2);
      expect(number.y - numberSize / 2).toBeGreaterThanOrEqual(top);
    }
  });

  it('have a number each, none on a seat or on another number', () => {
    expect(numbers.map((number) => number !== null)).toEqual(sizes.map((size) => size > 0));
    const placed = numbers.filter((number) => number !== null);
    for (const [at, number] of placed.entries()) {
      for (const seat of seats) expect(distance(number, seat)).toBeGreaterThan(seatRadius + numberSize / 2);
      for (const other of placed.slice(at + 1))
        expect(distance(number, other)).toBeGreaterThan(widthOf(sizes) * numberSize);
    }
  });
});

it('leaves the room of a seat between two blocks', () => {
  const { seats, seatRadius } = blockLayout([9, 3, 10]);
  const gap = (block: readonly { x: number; y: number }[], next: readonly { x: number; y: number }[]) =>
    Math.min(...block.flatMap((seat) => next.map((other) => distance(seat, other))));
  const within = gap(seats.slice(0, 4), seats.slice(4, 9));
  expect(gap(seats.slice(0, 9), seats.slice(9, 12))).toBeGreaterThan(within + seatRadius * 0.5);
  expect(gap(seats.slice(9, 12), seats.slice(12))).toBeGreaterThan(within + seatRadius * 0.5);
});
