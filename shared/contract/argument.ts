import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** An argument that one of the teacher's devices hides for a while, or shows again. */
export const hiddenArgument = z.object({
  commentId: id,
  hidden: z.boolean(),
  /** The page that did so; it receives its own update too. */
  by: z.uuid(),
});
export type HiddenArgument = z.output<typeof hiddenArgument>;

const byComment = z.object({ code: z.string(), commentId: id });

export const argumentEndpoints = {
  remove: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/comment/:commentId',
    access: 'manageGames',
    summary: 'Takes the argument of a student’s opinion away',
    params: byComment,
    status: 204,
    reply: null,
  }),
  hide: endpoint({
    method: 'POST',
    path: 'voting/session/:code/comment/:commentId/hidden',
    access: 'manageGames',
    summary: 'Hides an argument on one’s other screens for a while, or shows it again; nothing is stored',
    params: byComment,
    body: hiddenArgument.omit({ commentId: true }),
    status: 204,
    reply: null,
  }),
};
