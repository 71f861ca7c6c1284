import { z } from 'zod';
import { manageGames } from './endpoint-group.ts';
import { created } from './fields.ts';
import { classLabel, notes, notesForm } from './game-template.ts';
import { votingSessionSummary } from './voting-session.ts';

const archivedVotingSession = votingSessionSummary
  .omit({ code: true, resultView: true, at: true, endedAt: true })
  .extend({ participants: z.number(), archivedAt: z.string() });
export type ArchivedVotingSession = z.output<typeof archivedVotingSession>;

export const archiveEndpoints = {
  list: manageGames.get('voting/archive', 'One’s own archived voting sessions, newest first', {
    reply: z.array(archivedVotingSession),
  }),
  playAgain: manageGames.make(
    'voting/archive/:sessionId/again',
    'Makes a voting session with the setup of an archived one',
    { query: z.object(created), reply: z.object({ code: z.string() }) },
  ),
  notes: manageGames.get(
    'voting/archive/:sessionId',
    'One’s own notes for the next time that an archived game is played',
    { reply: z.object({ notes }) },
  ),
  update: manageGames.patch(
    'voting/archive/:sessionId',
    'Replaces these notes, or the name of the class; the game template stays as it is',
    {
      /** One of the two at least. */
      body: z
        .object({ notes: notesForm, classLabel })
        .partial()
        .refine((body) => body.notes !== undefined || body.classLabel !== undefined, {
          error: 'REQUIRED',
          path: ['notes'],
        }),
      reply: z.object({ notes, classLabel: z.string() }),
    },
  ),
  remove: manageGames.remove(
    'voting/archive/:sessionId',
    'Deletes an archived voting session with its students’ answers; the game template stays as it is',
  ),
};
