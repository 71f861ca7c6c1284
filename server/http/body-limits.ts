import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { Access, Endpoint } from '#shared/contract/endpoint.ts';

const KB = 1024;
/** Bytes that anybody, a student or a projector may send: an answer is at most 2 kB. */
const SMALL = 16 * KB;
/** Bytes that a user may send, if the endpoint says nothing else. */
export const ORDINARY = 1024 * KB;
/** Bytes above which a body takes its turn, because reading it takes milliseconds of the only thread. */
const LARGE = 64 * KB;
/** How deep arrays and objects may be nested: each level costs the parser more than a value does. */
const DEPTH_MAX = 32;

/** Calls that need no login. */
export const WITHOUT_LOGIN: readonly Access[] = ['anyone', 'student', 'studentOrOwner', 'projector'];

/** Returns how many bytes the body of a call may have. */
export const bodyMaxOf = ({ bodyMax, access }: Pick<Endpoint, 'bodyMax' | 'access'>): number =>
  bodyMax ?? (WITHOUT_LOGIN.includes(access) ? SMALL : ORDINARY);

export const isLargeBody = (text: string): boolean => Buffer.byteLength(text) > LARGE;

/** The length that the request says its body has; undefined if it comes in chunks. */
export function declaredLength({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((one) =>
  one.charCodeAt(0),
);

/** Throws MALFORMED for JSON that is nested too deep; brackets in texts do not count. */
export function checkDepth(json: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) {
      isText = true;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEPTH_MAX) throw new AppError('MALFORMED');
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
}
