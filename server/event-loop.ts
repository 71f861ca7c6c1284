import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Lets waiting requests run first, so that long work does not hold them up: SQLite answers within the same tick. Of all that wait here, long
 * reads and long replies alike, one goes on per turn of the event loop.
 */
export function yieldToEventLoop(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}
