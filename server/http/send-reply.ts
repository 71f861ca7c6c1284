import type { FastifyReply } from 'fastify';
import { type Endpoint, statusOf } from '#shared/contract/endpoint.ts';
import { LARGE_REPLY_BYTES } from '#shared/domain/limits.ts';
import { paddingFor } from '#shared/domain/padding.ts';
import { pacedStream } from './paced-stream.ts';

/** The reply of a call that changed nothing, because the same one had done it before. */
export class AsBefore<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/** A reply of the shape T whose list K is sent in slices, too long to be written at once. `rest`: without that list. */
export class SlicedJson<T extends object, K extends keyof T & string = keyof T & string> {
  readonly #rest: T;
  readonly #list: K;
  readonly #slices: Iterable<T[K]> | AsyncIterable<T[K]>;

  constructor(rest: T, list: K, slices: Iterable<T[K]> | AsyncIterable<T[K]>) {
    this.#rest = rest;
    this.#list = list;
    this.#slices = slices;
  }

  /** Returns the JSON text, a piece per slice. */
  async *pieces(): AsyncGenerator<string> {
    const { [this.#list]: _, ...rest } = this.#rest;
    const fields = JSON.stringify(rest).slice(1, -1);
    yield `{${fields}${fields === '' ? '' : ','}${JSON.stringify(this.#list)}:[`;
    let isFirst = true;
    for await (const slice of this.#slices) {
      const items = JSON.stringify(slice).slice(1, -1);
      if (items === '') continue;
      yield isFirst ? items : `,${items}`;
      isFirst = false;
    }
    yield ']}';
  }
}

/** A reply with the arguments of a class, which are megabytes if it is large: a slice for each statement. */
export const statementsInSlices = <T extends { statements: unknown[] }>(whole: T): SlicedJson<T, 'statements'> =>
  new SlicedJson<T, 'statements'>(
    { ...whole, statements: [] },
    'statements',
    whole.statements.map((one): T['statements'] => [one]),
  );

/** A reply of the shape T with spaces behind it, so that its length does not say what is in it. */
export class PaddedJson<T extends object> {
  readonly #value: T;
  readonly #room: number;

  /** `room`: how many bytes longer `value` could be, depending on what its length must not say. */
  constructor(value: T, room: number) {
    this.#value = value;
    this.#room = room;
  }

  /** Returns the JSON text: as long for every value that could be this one. */
  text(): string {
    const text = JSON.stringify(this.#value);
    return text + paddingFor(Buffer.byteLength(text), this.#room);
  }
}

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
