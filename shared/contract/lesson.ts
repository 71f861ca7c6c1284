import { z } from 'zod';
import { STEPS } from '#shared/domain/lesson.ts';
import { LESSON_KINDS } from '#shared/domain/lesson-kinds.ts';
import { leadGame, readPublishedQuestionSets, STATEMENT } from './endpoint-group.ts';
import { id } from './fields.ts';
import { setting } from './game-template.ts';
import { liveAt, liveState } from './live-state.ts';
import { perspective } from './result.ts';
import { clockSeconds, shownState } from './shown.ts';
import { round } from './voting-session.ts';

/** A party game's statement as the parties answer it, in pages whose order and figures are fixed when it begins. */
export const partyReveal = z.object({
  statementId: id,
  /** The largest surprise first, each party alone, and the others together on the last page; none before it began. */
  pages: z.array(perspective.shape.statements.element.shape.parties),
});
export type PartyReveal = z.output<typeof partyReveal>;

const stepTaken = z.object({
  live: liveState,
  devicesAway: z.boolean(),
  /** In a debate. */
  shown: shownState.nullable(),
  /** In a party game. */
  reveal: partyReveal.nullable(),
});
export type StepTaken = z.output<typeof stepTaken>;

export const lessonEndpoints = {
  step: leadGame.post(
    `${STATEMENT}/step`,
    'Enters a step of the current statement, with all that belongs to it; the same again changes nothing',
    {
      body: z.object({
        /** The round that the step is entered from; WRONG_STATE if it is another by now. */
        round,
        step: z.enum(STEPS),
        /** The length of a talk, from now on. */
        seconds: clockSeconds.optional(),
        at: liveAt.optional(),
      }),
      reply: stepTaken,
    },
  ),
  reveal: leadGame.get(
    `${STATEMENT}/reveal`,
    'What the parties say themselves of a statement of a party game, in the pages of its reveal',
    { reply: partyReveal },
  ),
};

/** A ready-made lesson: the input for a game without a template. */
const lessonCard = z.object({
  kind: z.enum(LESSON_KINDS),
  /** In the order of play. */
  statements: z.array(id),
  parties: z.array(id),
  settings: z.array(setting),
  /** The minutes of the whole lesson. */
  minutes: z.number(),
});

export const lessonCardEndpoints = {
  list: readPublishedQuestionSets.get(
    'question_sets/:id/lessons',
    'Lessons of a question set that can be chosen for a new game: the first of each kind, then the next ones',
    { reply: z.array(lessonCard) },
  ),
};
