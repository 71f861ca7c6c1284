import { Readable } from 'node:stream';
import { yieldToEventLoop } from '#server/event-loop.ts';

async function* paced(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    await yieldToEventLoop();
  }
}

/**
 * Returns the stream of a long text. Other requests go first between two pieces of it, and a piece is made only when the client has taken
 * the one before.
 */
export const pacedStream = (pieces: AsyncIterable<string>): Readable =>
  Readable.from(paced(pieces), { objectMode: false, highWaterMark: 1 });
