import { z } from 'zod';
import { AT_KINDS, TALK_SECONDS } from '#shared/domain/lesson.ts';
import { PAGES_MAX } from '#shared/domain/limits.ts';
import { LIVE_VIEWS } from '#shared/domain/live-views.ts';
import { RESULT_VIEWS } from '#shared/domain/voting-session.ts';
import { id } from './fields.ts';

/** The ids of two arguments of a statement's snapshot; the one of the first options is on the left. */
const argumentPair = z.object({ statementId: id, left: id, right: id });
export type ArgumentPair = z.output<typeof argumentPair>;

/** What of a view is on the board, where that does not fit at once: of which party, statement or question, and which page, from 0. */
export const liveAt = z.object({
  kind: z.enum(AT_KINDS),
  id,
  page: z.int('NOT_A_NUMBER').min(0, 'INVALID_VALUE').max(PAGES_MAX, 'INVALID_VALUE'),
});
export type LiveAt = z.output<typeof liveAt>;

/** What all devices of one teacher show alike; in the session read for the owner only. */
export const liveState = z.object({
  view: z.enum(LIVE_VIEWS),
  /** The same once the results are shown. */
  resultView: z.enum(RESULT_VIEWS),
  /** `remainingMs` is counted from the moment of sending, because a device's own clock may be wrong; 0 when the time is over. */
  clock: z.object({ endsAt: z.string(), remainingMs: z.number() }).nullable(),
  /** Of the current statement; null before there is one, and when one of its arguments was removed. */
  pair: argumentPair.nullable(),
  /** Goes with the view: null if that shows all that it has, and in messages of servers of an earlier version. */
  at: liveAt.nullable().default(null),
  /** How long a class talks, as its teacher chose it last. */
  talkSeconds: z.number().default(TALK_SECONDS),
});
export type LiveState = z.output<typeof liveState>;
