import { z } from 'zod';
import { ARGUMENT_FLAGS, COMMENT_STATES } from '#shared/domain/argument-flags.ts';
import { QUESTION_MAX } from '#shared/domain/limits.ts';
import { requiredText } from '#shared/rules/fields.ts';
import { decisions } from './argument.ts';
import { GAME, leadGame, student, studentOrOwner } from './endpoint-group.ts';
import { classField, id } from './fields.ts';

/** A question as its student gets it. */
const ownQuestion = z.object({ _id: id, text: z.string(), state: z.enum(COMMENT_STATES) });
export type OwnQuestion = z.output<typeof ownQuestion>;

/** A question that is shown, as every student gets it. */
const shownQuestion = z.object({ _id: id, text: z.string(), marks: z.number(), marked: z.boolean() });
export const studentsQuestions = z.object({ own: z.array(ownQuestion), questions: z.array(shownQuestion) });
export type StudentsQuestions = z.output<typeof studentsQuestions>;

/** What of them is on a board: nothing of one student, and no more than the board shows. */
const boardQuestion = shownQuestion.omit({ marked: true });
/** What is left of them after the game; `answered` is absent if it is not so. */
export const keptQuestion = boardQuestion.extend({ answered: z.literal(true).optional() });
export type KeptQuestion = z.output<typeof keptQuestion>;
export const boardQuestions = z.object({
  isOpen: z.boolean(),
  top: z.array(boardQuestion),
  more: z.number(),
  large: boardQuestion.nullable(),
});
export type BoardQuestion = z.output<typeof boardQuestion>;

/** The same for the owner; nothing says who asked. */
const ownersQuestion = ownQuestion.extend({
  flags: z.array(z.enum(ARGUMENT_FLAGS)),
  marks: z.number(),
  answered: keptQuestion.shape.answered,
});
export const ownersQuestions = z.object({ questions: z.array(ownersQuestion) });
export type OwnersQuestions = z.output<typeof ownersQuestions>;

/** With a text: only if the question still has it. */
const toShow = z.union([id.transform((_id) => ({ _id, text: null })), z.object({ _id: id, text: z.string() })]);

const mark = z.object({ marked: z.boolean() });

export const questionEndpoints = {
  list: studentOrOwner.get(
    `${GAME}/questions`,
    'The class’s questions: all for the owner; one’s own and those that are shown for a student',
    { reply: z.union([studentsQuestions, ownersQuestions]) },
  ),
  decide: leadGame.post(
    `${GAME}/questions`,
    'Shows questions to the class, hides them, or takes them off the board as answered',
    {
      /** `answer` takes what is shown off the board; shown again it is back. */
      body: decisions(toShow).safeExtend({ answer: z.array(id).default([]) }),
      reply: z.object({ shown: z.array(id), hidden: z.array(id) }),
    },
  ),
  ask: student.put(`${GAME}/question/:id`, 'Asks a question, or changes its text; the student chooses the id', {
    limits: ['questionPerClient'],
    body: z.object({ text: classField(requiredText(QUESTION_MAX)) }),
    statusAgain: 200,
    reply: ownQuestion,
  }),
  takeBack: student.remove(`${GAME}/question/:id`, 'Takes one’s question back'),
  mark: student.put(`${GAME}/question/:id/mark`, 'Says that it is one’s own question too, or not any more', {
    limits: ['questionPerClient'],
    body: mark,
    reply: mark,
  }),
};
