import { Readable } from 'node:stream';
import { yieldToEventLoop } from '#server/event-loop.ts';

/** Characters that are handed over at once: as much waits in memory for each client that does not read. */
const PIECE = 65_536;

const isFirstOfPair = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Cuts a text into pieces, between two characters. */
function* cut(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = Math.min(from + PIECE, text.length);
    const to = end < text.length && isFirstOfPair(text.charCodeAt(end - 1)) ? end - 1 : end;
    yield text.slice(from, to);
    from = to;
  }
}

async function* paced(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts)
    for (const piece of cut(text)) {
      yield piece;
      await yieldToEventLoop();
    }
}

/**
 * Returns the stream of a long text. Other requests are handled between two pieces, each of which is made when the
 * client has received the one before.
 */
export const pacedStream = (texts: AsyncIterable<string>): Readable =>
  Readable.from(paced(texts), { objectMode: false, highWaterMark: 1 });
