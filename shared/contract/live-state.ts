import { z } from 'zod';
import { BALLOT_STEPS } from '#shared/domain/ballot.ts';
import { AT_KINDS } from '#shared/domain/lesson.ts';
import { PAGES_MAX } from '#shared/domain/limits.ts';
import { LIVE_VIEWS } from '#shared/domain/live-views.ts';
import { RESULT_VIEWS } from '#shared/domain/voting-session.ts';
import { id, upTo } from './fields.ts';

/** The ids of two arguments of a statement's snapshot; the one of the first options is on the left. */
const argumentPair = z.object({ statementId: id, left: id, right: id });
export type ArgumentPair = z.output<typeof argumentPair>;

/** The part of a view that is on the board: of which party, statement or question, and which page, from 0. */
export const liveAt = z.object({ kind: z.enum(AT_KINDS), id, page: upTo(PAGES_MAX) });
export type LiveAt = z.output<typeof liveAt>;

/** The step of a ballot that boards show instead of the view; the coalition is in the order of choosing. */
export const shownBallot = z.object({ step: z.enum(BALLOT_STEPS), coalition: z.array(id) });
export type ShownBallot = z.output<typeof shownBallot>;

/** The state that all devices of one teacher share; in the session read for the owner only. */
export const liveState = z.object({
  view: z.enum(LIVE_VIEWS),
  /** The same once the results are shown. */
  resultView: z.enum(RESULT_VIEWS),
  /** `remainingMs` counts from the sending, because a device's clock may be wrong; 0 when the time is over. */
  clock: z.object({ endsAt: z.string(), remainingMs: z.number() }).nullable(),
  /** The pair of the current statement; null before there is one, and after one of its arguments was removed. */
  pair: argumentPair.nullable(),
  /** Goes with the view: null if that shows all that it has. */
  at: liveAt.nullable(),
  talkSeconds: z.number(),
  /** Null while the boards show something else. */
  ballot: shownBallot.nullable(),
});
export type LiveState = z.output<typeof liveState>;
