import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Of all streams one makes its next piece per turn of the event loop. */
function takeTurn(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}

async function* paced(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    await takeTurn();
  }
}

/**
 * Returns the stream of a long text. Other requests go first between two pieces of it, and a piece is made only when the client has taken
 * the one before.
 */
export const pacedStream = (pieces: AsyncIterable<string>): Readable =>
  Readable.from(paced(pieces), { objectMode: false, highWaterMark: 1 });
