// Seats of the live screen: one per student while that fits, filled as many as there are.
import { describe, expect, it } from 'vitest';
import { answersHall, lobbyHall, opinionsHall } from './seats.ts';

const taken = ({ seats }: { seats: readonly string[] }) => seats.filter((seat) => seat !== 'empty').length;

describe('seats', () => {
  it('leave room in the lobby and show who came last', () => {
    const hall = lobbyHall(23);
    expect([hall.seats.length, taken(hall), hall.seats.filter((seat) => seat === 'you').length]).toEqual([30, 23, 1]);
    expect(taken(lobbyHall(0))).toBe(0);
  });

  it('fill where they were filled before when one more answers', () => {
    const before = answersHall(23, 9).seats;
    const after = answersHall(23, 10).seats;
    expect(before.every((seat, at) => seat === 'empty' || after[at] === 'filled')).toBe(true);
    expect([taken({ seats: before }), taken({ seats: after })]).toEqual([9, 10]);
  });

  it('are all filled only when everybody answered, also where one seat stands for several', () => {
    const almost = answersHall(1000, 999);
    expect(almost.studentsPerSeat).toBe(7);
    expect(taken(almost)).toBeLessThan(almost.seats.length);
    expect(taken(answersHall(1000, 1000))).toBe(almost.seats.length);
    expect(taken(answersHall(1000, 1))).toBe(1);
  });

  it('take the colours of the opinions in their order', () => {
    const { seats } = opinionsHall([
      { color: '#111111', count: 2 },
      { color: '#222222', count: 0 },
      { color: '#333333', count: 1 },
    ]);
    expect(seats).toEqual(['#111111', '#111111', '#333333']);
  });
});
