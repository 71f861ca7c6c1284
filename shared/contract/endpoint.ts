import type { z } from 'zod';
import type { Action } from '#shared/domain/roles.ts';
import type { LimitName } from './rate-limits.ts';

/** anyone · a student (client-id) · a student or the voting session's owner · a projector (projector-token) · a user whose role may do the action. */
export type Access = 'anyone' | 'student' | 'studentOrOwner' | 'projector' | Action;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/, with `:name` for parameters. */
  path: string;
  access: Access;
  /** What limits how often it may be called; `none` is a choice. `server/testing/rate-limits.test.ts` compares it with what happens. */
  limits: readonly LimitName[] | 'none';
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may also be a form, whose fields are named `form[name]`. */
  form?: string;
  /** A list that is the same for everybody, which caches may keep if they ask each time whether it still is. */
  isPublicList?: true;
  /** Absent: what `statusOf` says. */
  status?: 201 | 202;
  /** The status when an earlier call with the same id had done it already. */
  statusAgain?: 200;
  /** The reply's shape; a string names the media type of a file, or a page to go to. */
  reply: z.ZodType | null | `text/${string}` | 'application/json; download' | 'redirect';
}

/** The status of a reply: without one 204, of a page to go to 302, and else 200. */
export function statusOf({ status, reply }: Pick<Endpoint, 'status' | 'reply'>): number {
  if (status !== undefined) return status;
  if (reply === null) return 204;
  return reply === 'redirect' ? 302 : 200;
}

/** Keeps an endpoint's exact types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives and returns. */
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
