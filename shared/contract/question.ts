import { z } from 'zod';
import { ARGUMENT_FLAGS, COMMENT_STATES } from '#shared/domain/argument-flags.ts';
import { QUESTION_MAX } from '#shared/domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { byCode, id, requiredText } from './fields.ts';

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

const decisions = z
  .object({
    /** With a text: only if the question still has it. */
    show: z.array(z.union([id, z.object({ _id: id, text: z.string() })])).default([]),
    hide: z.array(id).default([]),
    /** Takes what is shown off the board; shown again it is back. */
    answer: z.array(id).default([]),
  })
  .transform(({ show, hide, answer }) => ({
    show: show.map((entry) =>
      typeof entry === 'string' ? { id: entry, text: null } : { id: entry._id, text: entry.text },
    ),
    hide,
    answer,
  }))
  .refine(({ show, hide }) => !show.some((entry) => hide.includes(entry.id)), {
    path: ['hide'],
    message: 'INVALID_VALUE',
  });

const byQuestion = z.object({ code: z.string(), id });

export const questionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'voting/session/:code/questions',
    access: 'studentOrOwner',
    limits: ['unknownCodePerAddress'],
    summary: 'The class’s questions: all for the owner; one’s own and those that are shown for a student',
    params: byCode,
    reply: z.union([studentsQuestions, ownersQuestions]),
  }),
  decide: endpoint({
    method: 'POST',
    path: 'voting/session/:code/questions',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Shows questions to the class, hides them, or takes them off the board as answered',
    params: byCode,
    body: decisions,
    reply: z.object({ shown: z.array(id), hidden: z.array(id) }),
  }),
  ask: endpoint({
    method: 'PUT',
    path: 'voting/session/:code/question/:id',
    access: 'student',
    limits: ['unknownCodePerAddress'],
    summary: 'Asks a question, or changes its text; the student chooses the id',
    params: byQuestion,
    body: z.object({ text: requiredText(QUESTION_MAX) }),
    status: 201,
    statusAgain: 200,
    reply: ownQuestion,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/question/:id',
    access: 'student',
    limits: ['unknownCodePerAddress'],
    summary: 'Takes one’s question back',
    params: byQuestion,
    reply: null,
  }),
  mark: endpoint({
    method: 'PUT',
    path: 'voting/session/:code/question/:id/mark',
    access: 'student',
    limits: ['unknownCodePerAddress'],
    summary: 'Says that it is one’s own question too, or not any more',
    params: byQuestion,
    body: z.object({ marked: z.boolean() }),
    reply: z.object({ marked: z.boolean() }),
  }),
};
