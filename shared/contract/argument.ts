import { z } from 'zod';
import { ARGUMENT_FLAGS, COMMENT_STATES } from '#shared/domain/argument-flags.ts';
import { endpoint } from './endpoint.ts';
import { byCode, id } from './fields.ts';

/** An argument that one of the teacher's devices hides for a while, or shows again. */
export const hiddenArgument = z.object({
  commentId: id,
  hidden: z.boolean(),
  /** The page that did so; it receives its own update too. */
  by: z.uuid(),
});
export type HiddenArgument = z.output<typeof hiddenArgument>;

/** Whether an argument may be shown now. */
export const commentState = z.object({ _id: id, commentState: z.enum(COMMENT_STATES) });
export type CommentState = z.output<typeof commentState>;

const decisions = z
  .object({
    /** With a comment: only if the argument still has this text. */
    show: z.array(z.union([id, z.object({ _id: id, comment: z.string() })])).default([]),
    hide: z.array(id).default([]),
  })
  .transform(({ show, hide }) => ({
    show: show.map((entry) => (typeof entry === 'string' ? { _id: entry, comment: null } : entry)),
    hide,
  }))
  .refine(({ show, hide }) => !show.some(({ _id }) => hide.includes(_id)), {
    path: ['hide'],
    message: 'INVALID_VALUE',
  });

/** An argument as its game's owner gets it, without a student; `twin` is about the others in the list. */
const listedArgument = z.object({
  _id: id,
  statementId: id,
  opinion: z.string(),
  comment: z.string(),
  commentState: z.enum(COMMENT_STATES),
  commentFlags: z.array(z.enum(ARGUMENT_FLAGS)),
});
export type ListedArgument = z.output<typeof listedArgument>;

const byComment = z.object({ code: z.string(), commentId: id });

export const argumentEndpoints = {
  flags: endpoint({
    method: 'POST',
    path: 'flags',
    access: 'manageGames',
    limits: 'none',
    summary: 'What a text would be flagged for; nothing is stored',
    body: z.object({ text: z.string() }),
    reply: z.object({ flags: z.array(z.enum(ARGUMENT_FLAGS)) }),
  }),
  list: endpoint({
    method: 'GET',
    path: 'voting/session/:code/comments',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'The arguments of a game, or of one statement of it',
    params: byCode,
    /** An id that is none is an unknown one. */
    query: z.object({ statementId: z.string().optional() }),
    reply: z.array(listedArgument),
  }),
  decide: endpoint({
    method: 'POST',
    path: 'voting/session/:code/comments',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Lets arguments be shown, or hides them',
    params: byCode,
    body: decisions,
    reply: z.object({ shown: z.array(id), hidden: z.array(id) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/comment/:commentId',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Takes the argument of a student’s opinion away',
    params: byComment,
    reply: null,
  }),
  hide: endpoint({
    method: 'POST',
    path: 'voting/session/:code/comment/:commentId/hidden',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Hides an argument on one’s other screens for a while, or shows it again; nothing is stored',
    params: byComment,
    body: hiddenArgument.omit({ commentId: true }),
    reply: null,
  }),
};
