import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Lets waiting requests run first, because SQLite answers within the same tick. Of all long work that waits here, one
 * piece runs per turn of the event loop.
 */
export function yieldToEventLoop(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}

/** Milliseconds for which long work holds others up. */
const TURN_MS = 10;

/**
 * Runs long work, which yields in between, to its end, and lets waiting requests run meanwhile. Returns what it
 * returns.
 */
export async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < TURN_MS) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
}
