import { z } from 'zod';
import { ARGUMENT_FLAGS, COMMENT_STATES } from '#shared/domain/argument-flags.ts';
import { FLAGGED_MAX } from '#shared/domain/limits.ts';
import { optionalText } from '#shared/rules/fields.ts';
import { GAME, leadGame, manageGames } from './endpoint-group.ts';
import { field, id } from './fields.ts';

/** Whether an argument may be shown now. */
export const commentState = z.object({ _id: id, commentState: z.enum(COMMENT_STATES) });
export type CommentState = z.output<typeof commentState>;

/** The arguments that a class may and may not see now; an entry of `show` is an id or an object with one. */
export const decisions = <Entry extends z.ZodType<{ _id: string }>>(show: Entry) =>
  z
    .object({ show: z.array(show).prefault([]), hide: z.array(id).default([]) })
    .refine(({ show, hide }) => !show.some(({ _id }) => hide.includes(_id)), {
      path: ['hide'],
      message: 'INVALID_VALUE',
    });
/** With a comment: only if the argument still has this text. */
const toShow = z.union([id.transform((_id) => ({ _id, comment: null })), z.object({ _id: id, comment: z.string() })]);

/** An argument as its game's owner gets it, without a student; `twin` is about the others in the list. */
const listedArgument = z.object({
  _id: id,
  statementId: id,
  /** Null at the end of a game with `aggregatesOnly` where its answer is in no figure. */
  opinion: z.string().nullable(),
  comment: z.string(),
  commentState: z.enum(COMMENT_STATES),
  commentFlags: z.array(z.enum(ARGUMENT_FLAGS)),
});
export type ListedArgument = z.output<typeof listedArgument>;

export const argumentEndpoints = {
  flags: manageGames.post('flags', 'What a text would be flagged for; nothing is stored', {
    body: z.object({ text: field(optionalText(FLAGGED_MAX)) }),
    reply: z.object({ flags: z.array(z.enum(ARGUMENT_FLAGS)) }),
  }),
  list: leadGame.get(`${GAME}/comments`, 'The arguments of a game, or of one statement of it', {
    /** Malformed ids are treated as unknown ones. */
    query: z.object({ statementId: z.string().optional() }),
    reply: z.array(listedArgument),
  }),
  decide: leadGame.post(`${GAME}/comments`, 'Lets arguments be shown, or hides them', {
    body: decisions(toShow),
    reply: z.object({ shown: z.array(id), hidden: z.array(id) }),
  }),
  remove: leadGame.remove(`${GAME}/comment/:commentId`, 'Takes the argument of a student’s opinion away'),
};
