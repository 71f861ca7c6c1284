import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bySession, id } from './fields.ts';
import { notes, notesForm } from './notes.ts';
import { votingSessionSummary } from './voting-session.ts';

const archivedVotingSession = votingSessionSummary
  .omit({ code: true, resultView: true, endedAt: true })
  .extend({ participants: z.number(), classLabel: z.string(), archivedAt: z.string() });
export type ArchivedVotingSession = z.output<typeof archivedVotingSession>;

export const archiveEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'voting/archive',
    access: 'manageGames',
    limits: 'none',
    summary: 'One’s own archived voting sessions, newest first',
    reply: z.array(archivedVotingSession),
  }),
  playAgain: endpoint({
    method: 'POST',
    path: 'voting/archive/:sessionId/again',
    access: 'manageGames',
    limits: 'none',
    summary: 'Makes a voting session with the setup of an archived one',
    params: bySession,
    /** Idempotent creation: the id that the new game is to get, as of a game template. */
    query: z.object({ withId: id.optional() }),
    status: 201,
    reply: z.object({ code: z.string() }),
  }),
  notes: endpoint({
    method: 'GET',
    path: 'voting/archive/:sessionId',
    access: 'manageGames',
    limits: 'none',
    summary: 'One’s own notes for the next time that an archived game is played',
    params: bySession,
    reply: z.object({ notes }),
  }),
  updateNotes: endpoint({
    method: 'PATCH',
    path: 'voting/archive/:sessionId',
    access: 'manageGames',
    limits: 'none',
    summary: 'Replaces these notes; the game template stays as it is',
    params: bySession,
    body: z.object({ notes: notesForm }),
    reply: z.object({ notes }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'voting/archive/:sessionId',
    access: 'manageGames',
    limits: 'none',
    summary: 'Deletes an archived voting session with its students’ answers; the game template stays as it is',
    params: bySession,
    reply: null,
  }),
};
