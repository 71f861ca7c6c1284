// Whose turn it is on a shared device: there is always a screen between two students.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import {
  advance,
  deviceScreen,
  FIRST_TURN,
  handOn,
  isAsked,
  questionOf,
  type SeatState,
  sitDown,
  type Turn,
} from './turn.ts';

const seats = (...wants: boolean[]): SeatState[] => wants.map((each, at) => ({ number: at + 1, wants: each }));
const ALL = seats(true, true, true);
const asked = (question: string, to: readonly SeatState[] = ALL, from: Turn = FIRST_TURN) =>
  advance(from, question, to);

describe('the turn', () => {
  it('goes from seat to seat, each behind a screen of its own, until all have answered', () => {
    let turn = asked('a');
    for (const [at, number] of [1, 2, 3].entries()) {
      const before = seats(at < 1, at < 2, at < 3);
      expect(deviceScreen(turn, before)).toEqual({ name: 'pass', seat: number });
      turn = sitDown(turn, number);
      expect(deviceScreen(turn, before)).toEqual({ name: 'play', seat: number });
      turn = advance(turn, 'a', seats(at < 0, at < 1, at < 2));
    }
    expect(deviceScreen(turn, seats(false, false, false))).toEqual({ name: 'wait' });
  });

  it.each([
    { holder: 1, shows: { name: 'play', seat: 1 } },
    { holder: 2, shows: { name: 'pass', seat: 1 } },
    { holder: 3, shows: { name: 'pass', seat: 1 } },
  ])('begins a new statement with seat 1 when seat $holder holds the device', ({ holder, shows }) => {
    const turn = sitDown(asked('a'), holder);
    expect(deviceScreen(asked('b', ALL, turn), ALL)).toEqual(shows);
  });

  it('does not give the device back to a seat that was done when the second round opens', () => {
    const answered = advance(sitDown(asked('a 1'), 1), 'a 1', seats(false, true, true));
    const again = asked('a 2', ALL, answered);
    expect(deviceScreen(again, ALL)).toEqual({ name: 'pass', seat: 1 });
    expect(again.late).toBe(true);
  });

  it('says that the class went on only where a seat had not been asked, and never about the lobby', () => {
    expect(asked('b', ALL, asked('a', seats(false, false, false))).late).toBe(false);
    expect(asked('b', ALL, asked('a')).late).toBe(true);
    expect(asked('a', ALL, asked('draft')).late).toBe(false);
  });

  it('leaves out who is away until they say that they are back, or something else is asked', () => {
    const turn = handOn(asked('a'), 1);
    expect(deviceScreen(turn, ALL)).toEqual({ name: 'pass', seat: 2 });
    const others = seats(true, false, false);
    expect(deviceScreen(advance(turn, 'a', others), others)).toEqual({ name: 'wait' });
    expect(deviceScreen(sitDown(turn, 1), others)).toEqual({ name: 'play', seat: 1 });
    expect(deviceScreen(asked('b', ALL, turn), ALL)).toEqual({ name: 'pass', seat: 1 });
  });

  it('asks every seat to vote while a ballot is open, until its vote is cast', () => {
    const game = { state: 'ongoing', tempo: 'teacher', currentStatement: 'a', statements: [{ _id: 'a', round: 1 }] };
    const question = (open: boolean) =>
      questionOf({ ...game, ballot: { round: 1, open, voted: false } } as unknown as VotingSession);
    expect(question(true)).not.toBe(question(false));
    const ballot = { name: 'ballot', round: 1 } as const;
    expect([isAsked({ ...ballot, voted: false }), isAsked({ ...ballot, voted: true })]).toEqual([true, false]);
  });

  it('goes on with the others when a seat leaves', () => {
    const left = ALL.slice(1);
    expect(deviceScreen(advance(sitDown(asked('a'), 1), 'a', left), left)).toEqual({ name: 'pass', seat: 2 });
  });

  it('stays the same object while nothing changes, so that drawing comes to rest', () => {
    const turn = asked('a');
    expect(advance(turn, 'a', ALL)).toBe(turn);
  });
});

type Event =
  | { does: 'sit' | 'answer' | 'away' }
  | { does: 'next' }
  | { does: 'leave' | 'come'; seat: number }
  | { does: 'reload' };
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('sit' as const, 'answer' as const, 'away' as const) }) },
  { weight: 2, arbitrary: fc.constant({ does: 'next' as const }) },
  fc.record({ does: fc.constantFrom('leave' as const, 'come' as const), seat: fc.integer({ min: 1, max: 6 }) }),
  fc.constant({ does: 'reload' as const }),
);

describe('whatever happens', () => {
  it('nobody follows another student without saying that they have the device, and nobody is forgotten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.array(events, { maxLength: 60 }), (count, all) => {
        let now: SeatState[] = seats(...Array.from({ length: count }, () => true));
        let question = 0;
        let turn = asked('0', now);
        let said: number | null = null;
        for (const event of all) {
          const screen = deviceScreen(turn, now);
          if (event.does === 'sit' && screen.name === 'pass') {
            turn = sitDown(turn, screen.seat);
            said = screen.seat;
          }
          if (event.does === 'away' && screen.name !== 'wait') turn = handOn(turn, screen.seat);
          if (event.does === 'answer' && screen.name === 'play')
            now = now.map((seat) => (seat.number === screen.seat ? { ...seat, wants: false } : seat));
          if (event.does === 'next') {
            question += 1;
            now = now.map((seat) => ({ ...seat, wants: true }));
          }
          if (event.does === 'leave') now = now.filter(({ number }) => number !== event.seat);
          if (event.does === 'come' && !now.some(({ number }) => number === event.seat))
            now = [...now, { number: event.seat, wants: true }];
          if (event.does === 'reload') turn = FIRST_TURN;
          turn = advance(turn, String(question), now);

          const next = deviceScreen(turn, now);
          if (next.name !== 'play') said = null;
          else expect(next.seat).toBe(said);
          if (next.name !== 'wait') expect(now).toContainEqual({ number: next.seat, wants: true });
          else for (const { number, wants } of now) expect(!wants || turn.away.includes(number)).toBe(true);
        }
      }),
    );
  });
});
