import type { z } from 'zod';
import type { LimitName } from '#shared/domain/rate-limits.ts';
import type { Action } from '#shared/domain/roles.ts';

/** A student has a client-id, a projector its token; an action is allowed to users with that permission. */
export type Access = 'anyone' | 'student' | 'studentOrOwner' | 'projector' | Action;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/, with `:name` for parameters. */
  path: string;
  access: Access;
  /** What limits its calls. `server/testing/rate-limits.test.ts` compares it with reality. */
  limits: readonly LimitName[];
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may also be a form, whose fields are named `form[name]`. */
  form?: string;
  /** The most bytes of the body; if absent, those of the access. */
  bodyMax?: number;
  /** A list that is the same for everybody, which caches may keep if they ask each time whether it still is. */
  isPublicList?: true;
  /** Absent: what `statusOf` says. */
  status?: 201 | 202;
  /** The status when an earlier call with the same id had done it already. */
  statusAgain?: 200;
  /** The reply's shape; a string names the media type of a file, or a page to go to. */
  reply: z.ZodType | null | `text/${string}` | 'application/json; download' | 'redirect';
}

/** The status of a reply: without one 204, of a page to go to 302, of what may be there already 201, and else 200. */
export function statusOf({ status, statusAgain, reply }: Endpoint): number {
  if (status !== undefined) return status;
  if (reply === null) return 204;
  if (reply === 'redirect') return 302;
  return statusAgain === undefined ? 200 : 201;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The input and the result of a handler. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : undefined;

/** One call as its client sees it. */
export interface Call<E extends Endpoint> {
  params: Input<E['params']>;
  query: Input<E['query']>;
  body: Input<E['body']>;
  reply: ReplyOf<E>;
}
