// What live events do to the voting session that was read: pure, besides the journals of answers that arrive during a read.
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

const journals = new Set<StudentOpinion[]>();

/** Keeps what arrives from now on, until it is closed. */
export function openJournal(): { opinions: readonly StudentOpinion[]; close: () => void } {
  const opinions: StudentOpinion[] = [];
  journals.add(opinions);
  return { opinions, close: () => journals.delete(opinions) };
}

/** Writes answers into every open journal. */
export function record(arrived: readonly StudentOpinion[]): void {
  for (const journal of journals) journal.push(...arrived);
}
