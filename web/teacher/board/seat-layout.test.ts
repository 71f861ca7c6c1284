// Seats of the live screen: one per student while that fits, filled as many as there are.
import { describe, expect, it } from 'vitest';
import { answeredSeats, lobbySeats } from './seat-layout.ts';

const taken = ({ seats }: { seats: readonly string[] }) => seats.filter((seat) => seat !== 'empty').length;

describe('seats', () => {
  it('leave room in the lobby, and none is marked as somebody’s', () => {
    const layout = lobbySeats(23);
    expect([layout.seats.length, taken(layout)]).toEqual([30, 23]);
    expect(layout.seats).not.toContain('you');
    expect(taken(lobbySeats(0))).toBe(0);
  });

  it('fill where they were filled before when one more answers', () => {
    const before = answeredSeats(23, 9).seats;
    const after = answeredSeats(23, 10).seats;
    expect(before.every((seat, at) => seat === 'empty' || after[at] === 'filled')).toBe(true);
    expect([taken({ seats: before }), taken({ seats: after })]).toEqual([9, 10]);
  });

  it('are all filled only when everybody answered, also where one seat stands for several', () => {
    const almost = answeredSeats(1000, 999);
    expect(almost.studentsPerSeat).toBe(7);
    expect(taken(almost)).toBeLessThan(almost.seats.length);
    expect(taken(answeredSeats(1000, 1000))).toBe(almost.seats.length);
    expect(taken(answeredSeats(1000, 1))).toBe(1);
  });
});
