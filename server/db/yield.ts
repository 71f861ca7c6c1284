import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Lets waiting requests run first: SQLite answers within the same tick, so that long work would hold them up. Of all that wait here one goes
 * on per turn of the event loop.
 */
export function yieldToEventLoop(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}
