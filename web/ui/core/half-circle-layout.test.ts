// The half circle's geometry: every student has a seat, seats never touch, and the number of seats changes in steps.
import { describe, expect, it } from 'vitest';
import { halfCircleLayout, seatCapacity } from './half-circle-layout.ts';

const COUNTS = [1, 2, 5, 6, 12, 13, 30, 32, 33, 56, 57, 90, 91, 120, 140, 141, 150];

describe('half circle', () => {
  it.each(COUNTS)('places %i seats inside its frame without touching each other', (count) => {
    const { seats, seatRadius, viewBox } = halfCircleLayout(count);
    expect(seats).toHaveLength(count);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const [index, seat] of seats.entries()) {
      expect(seat.x - seatRadius).toBeGreaterThanOrEqual(left);
      expect(seat.x + seatRadius).toBeLessThanOrEqual(left + width);
      expect(seat.y - seatRadius).toBeGreaterThanOrEqual(top);
      expect(seat.y + seatRadius).toBeLessThanOrEqual(top + height);
      for (const other of seats.slice(index + 1)) {
        expect(Math.hypot(seat.x - other.x, seat.y - other.y)).toBeGreaterThan(2 * seatRadius);
      }
    }
  });

  it('fills from left to right, whatever the row', () => {
    const { seats } = halfCircleLayout(30);
    const angles = seats.map(({ x, y }) => Math.atan2(Math.abs(y), -x));
    expect(angles.every((angle, index) => index === 0 || angle >= (angles[index - 1] ?? 0) - 0.01)).toBe(true);
  });

  it('gives a larger row more seats', () => {
    const { seats } = halfCircleLayout(12);
    const outer = seats.filter(({ x, y }) => Math.hypot(x, y) > 99);
    expect(outer).toHaveLength(7);
  });

  it('draws seats in steps so that a new student rarely rearranges them', () => {
    expect([0, 12, 13, 31, 150].map((students) => seatCapacity(students).seats)).toEqual([12, 12, 20, 45, 150]);
  });

  it('lets one seat stand for a fixed number of students above 150', () => {
    expect(seatCapacity(151)).toEqual({ seats: 90, studentsPerSeat: 2 });
    expect(seatCapacity(1000)).toEqual({ seats: 150, studentsPerSeat: 7 });
  });
});
