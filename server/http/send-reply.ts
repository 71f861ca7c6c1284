import type { FastifyReply } from 'fastify';
import { type Endpoint, statusOf } from '#shared/contract/endpoint.ts';
import { LARGE_REPLY_BYTES } from '#shared/domain/limits.ts';
import { AsBefore } from './as-before.ts';
import { pacedStream } from './paced-stream.ts';
import { PaddedJson } from './padded-json.ts';
import { SlicedJson } from './sliced-json.ts';

export interface FileReply {
  filename: string;
  /** A long reply, sent in pieces. */
  content: string | AsyncGenerator<string>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
type Text = string | AsyncGenerator<string>;

/** Sets the headers of a reply. Returns its text; undefined without one. */
function begin(
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
  status = statusOf(endpoint),
): Text | undefined {
  if (result instanceof AsBefore) return begin(reply, endpoint, result.result, endpoint.statusAgain);
  reply.status(status);
  if (endpoint.isPublicList) reply.header('cache-control', 'no-cache');
  if (typeof endpoint.reply === 'string') {
    const { filename, content } = result as FileReply;
    const isText = endpoint.reply.startsWith('text/');
    reply.header('content-type', isText ? `${endpoint.reply}; charset=utf-8` : JSON_TYPE);
    reply.header('content-disposition', `attachment; filename="${filename}"`);
    return content;
  }
  if (status === 204) return undefined;
  reply.header('content-type', JSON_TYPE);
  if (result instanceof SlicedJson) return result.pieces();
  return result instanceof PaddedJson ? result.text() : JSON.stringify(result);
}

/** Returns the text whole if it is not large, and else in pieces. */
async function wholeIfSmall(pieces: AsyncGenerator<string>): Promise<Text> {
  let first = '';
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return first;
    first += value;
    if (Buffer.byteLength(first) > LARGE_REPLY_BYTES) break;
  }
  return (async function* () {
    yield first;
    yield* pieces;
  })();
}

/** Sends what a handler returned. `enter` is called before a large reply is sent, and may throw. */
export async function sendReply(
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
  enter: () => Promise<void>,
): Promise<FastifyReply> {
  if (endpoint.reply === 'redirect') return reply.redirect(String(result), statusOf(endpoint));
  const begun = begin(reply, endpoint, result);
  const text = typeof begun === 'object' ? await wholeIfSmall(begun) : begun;
  const isLarge = typeof text === 'object' || (text !== undefined && Buffer.byteLength(text) > LARGE_REPLY_BYTES);
  if (isLarge) await enter();
  return reply.send(typeof text === 'object' ? pacedStream(text) : text);
}
