import { z } from 'zod';
import { CLOCK_SECONDS_MAX, HANDS_MAX } from '#shared/domain/limits.ts';
import { LIVE_VIEWS } from '#shared/domain/live-views.ts';
import { RESULT_VIEWS } from '#shared/domain/voting-session.ts';
import { GAME, leadGame, STATEMENT } from './endpoint-group.ts';
import { id, upTo } from './fields.ts';
import { classGuess } from './guess.ts';
import { liveAt, liveState } from './live-state.ts';
import { round } from './voting-session.ts';

export const optionCount = z.object({ opinion: z.string(), count: z.number() });

/** How the students who answered in both rounds moved; null if so few may not be shown. */
export const shift = z.object({
  paired: z.number().nullable(),
  changed: z.number().nullable(),
  before: z.array(optionCount).nullable(),
  after: z.array(optionCount).nullable(),
});

/** Hands that were counted in the room, for an option. */
const optionHands = z.object({
  opinion: z.string(),
  count: upTo(HANDS_MAX),
});
const hands = z.object({ hands: z.array(optionHands) });
export type OptionHands = z.output<typeof optionHands>;

/** A statement on the owner's screens: figures and arguments of one moment; null before the round's first snapshot. */
export const shownState = z.object({
  statementId: id,
  round,
  takenAt: z.string().nullable(),
  participants: z.number().nullable(),
  answered: z.number().nullable(),
  skipped: z.number().nullable(),
  counts: z.array(optionCount.extend({ order: z.number(), color: z.string(), hands: z.number() })).nullable(),
  arguments: z.array(z.object({ _id: id, opinion: z.string(), comment: z.string() })).nullable(),
  shift: shift.nullable(),
  /** The class's guess in the first round, also in the second; null without figures. */
  guess: classGuess.nullable(),
  /** For every option, as of this read: hands may be counted before the first snapshot. */
  hands: z.array(optionHands),
  /** Students who answered for the first time in this round since; after the end those who came too late. */
  pending: z.number(),
  /** Whether a new snapshot would be taken now. */
  mayUpdate: z.boolean(),
  /** The number of `pending` answers with which a snapshot can be taken; null if none will be taken in this game. */
  needed: z.number().nullable(),
});
export type ShownState = z.output<typeof shownState>;

export const clockSeconds = upTo(CLOCK_SECONDS_MAX);

export const shownEndpoints = {
  read: leadGame.get(`${STATEMENT}/shown`, 'What the owner’s screens show of a statement: the last snapshot', {
    reply: shownState,
  }),
  take: leadGame.post(
    `${STATEMENT}/shown`,
    'The same, after taking a new snapshot where enough students answered for the first time since',
    { reply: shownState },
  ),
  countHands: leadGame.put(
    `${STATEMENT}/hands`,
    'Stores the hands that were counted in the room, in the place of those of the present round',
    { body: hands, reply: hands },
  ),
  show: leadGame.post(`${GAME}/view`, 'Chooses what the teacher’s screens show, and sets or (null) removes the clock', {
    body: z.object({
      view: z.enum(LIVE_VIEWS).optional(),
      resultView: z.enum(RESULT_VIEWS).optional(),
      clock: z.object({ seconds: clockSeconds }).nullish(),
      /** Goes with the view: of a change of view without it, it is null. */
      at: liveAt.nullish(),
      talkSeconds: clockSeconds.optional(),
      /** The statement that it is about; WRONG_STATE if another one is the current one by now. */
      statementId: id.optional(),
    }),
    reply: liveState,
  }),
  anotherPair: leadGame.post(
    `${STATEMENT}/pair`,
    'Shows two arguments of opposite sides of the current statement beside each other, others than before',
    { reply: liveState },
  ),
};
