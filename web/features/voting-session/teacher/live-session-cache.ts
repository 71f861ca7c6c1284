// What live events do to the voting session that was read: pure, besides the journals of what changes during a call.
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';

/** Puts answers into the voting session: a known `_id` is replaced where it stands, a new one comes last. */
export function mergeOpinions(session: VotingSession, arrived: readonly StudentOpinion[]): VotingSession {
  if (arrived.length === 0) return session;
  const newest = new Map(arrived.map((opinion) => [opinion._id, opinion]));
  const studentOpinions = session.studentOpinions.map((opinion) => {
    const newer = newest.get(opinion._id);
    if (newer === undefined) return opinion;
    newest.delete(opinion._id);
    return newer;
  });
  return { ...session, studentOpinions: [...studentOpinions, ...newest.values()] };
}

/** Takes an argument away; the opinion stays. */
export function withoutComment(session: VotingSession, opinionId: string): VotingSession {
  return {
    ...session,
    studentOpinions: session.studentOpinions.map((opinion) =>
      opinion._id === opinionId ? { ...opinion, comment: '' } : opinion,
    ),
  };
}

/** What a hint says about where the game is. An archived session is no longer there to be shown. */
export function applyUpdate(session: VotingSession, update: VotingSessionUpdate): VotingSession {
  switch (update.type) {
    case 'session-started':
    case 'next-question':
      // Another statement begins hidden: how the first ones answer it would pull the others.
      return { ...session, state: 'ongoing', currentStatement: update.statementId, view: 'question' };
    case 'results':
      return { ...session, state: 'results' };
    case 'archived':
      return session;
  }
}

/** What an event, a reply or the teacher's own hand does to a voting session. */
export type Change = (session: VotingSession) => VotingSession;

interface Journal {
  code: string;
  changes: Change[];
}
const journals = new Set<Journal>();

/** Keeps what changes in that voting session from now on, until it is closed; puts it into what was read or replied meanwhile. */
export function openJournal(code: string): { putInto: Change; close: () => void } {
  const journal: Journal = { code, changes: [] };
  journals.add(journal);
  return {
    putInto: (session) => journal.changes.reduce((before, change) => change(before), session),
    close: () => journals.delete(journal),
  };
}

/** Writes a change into every open journal of that voting session. */
export function record(code: string, change: Change): void {
  for (const journal of journals) if (journal.code === code) journal.changes.push(change);
}
