import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { seatCapacity } from '#web/ui/core/half-circle-layout.ts';

/**
 * The style of a seat: an option's colour, hatched for a hand; outlined for a skip; empty for a student who did not
 * answer.
 */
export type ResultSeat =
  | { kind: 'answer' | 'hand'; option: number; at: number; color: string }
  | { kind: 'skipped' | 'empty' };

export interface ResultSeats {
  /** From left to right. */
  seats: ResultSeat[];
  /** Of each option. */
  sizes: number[];
  /** The seats of students who skipped, and of those who did not answer. */
  others: number[];
  studentsPerSeat: number;
}

/** Returns the seats of a result: each option's side by side, then the skips, then the empty ones. */
export function resultSeats(options: readonly OpinionCount[], skipped: number, unanswered: number): ResultSeats {
  const people = options.reduce((sum, { count, hands }) => sum + count + hands, skipped + unanswered);
  const { studentsPerSeat } = seatCapacity(people);
  const seatsFor = (count: number) => (count === 0 ? 0 : Math.max(1, Math.round(count / studentsPerSeat)));
  const blocks = options.map(({ count, hands }) => ({ answers: seatsFor(count), hands: seatsFor(hands) }));
  const others = [seatsFor(skipped), seatsFor(unanswered)];
  const fill = (length: number, kind: 'skipped' | 'empty') => Array.from({ length }, (): ResultSeat => ({ kind }));
  return {
    seats: [
      ...options.flatMap(({ color }, option) => {
        const { answers = 0, hands = 0 } = blocks[option] ?? {};
        return Array.from(
          { length: answers + hands },
          (_, at): ResultSeat => ({ kind: at < answers ? 'answer' : 'hand', option, at, color }),
        );
      }),
      ...fill(others[0] ?? 0, 'skipped'),
      ...fill(others[1] ?? 0, 'empty'),
    ],
    sizes: blocks.map(({ answers, hands }) => answers + hands),
    others,
    studentsPerSeat,
  };
}
