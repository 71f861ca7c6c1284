import type { StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';

export type LiveStatement = VotingSession['statements'][number];

export const opinionsOn = (opinions: readonly StudentOpinion[], statementId: string): StudentOpinion[] =>
  opinions.filter((opinion) => opinion.statementId === statementId);

export interface Progress {
  entries: { statementId: string; description: string; answers: number }[];
  /** Students who answered or skipped every statement. */
  finished: number;
}

interface Answered extends Pick<VotingSession, 'studentOpinions' | 'figures'> {
  statements: readonly { _id: string; description: string }[];
}

/** Student tempo: how many answered each statement, and how many finished. */
export function progressOf({ statements, studentOpinions, figures }: Answered): Progress {
  const entriesOf = (counts: ReadonlyMap<string, number>): Progress['entries'] =>
    statements.map(({ _id, description }) => ({ statementId: _id, description, answers: counts.get(_id) ?? 0 }));
  if (figures !== undefined) {
    const counts = new Map(figures.statements.map(({ statementId, answers }) => [statementId, answers]));
    return { entries: entriesOf(counts), finished: figures.finished };
  }
  const perStatement = new Map<string, number>();
  const perStudent = new Map<string, number>();
  for (const { statementId, studentId } of studentOpinions) {
    perStatement.set(statementId, (perStatement.get(statementId) ?? 0) + 1);
    perStudent.set(studentId, (perStudent.get(studentId) ?? 0) + 1);
  }
  return {
    entries: entriesOf(perStatement),
    finished: [...perStudent.values()].filter((answers) => answers >= statements.length).length,
  };
}

export interface Argument {
  answerId: string;
  text: string;
  partyId: string | null;
}

/** An answer with its argument, or an argument of a snapshot. */
export type ArgumentEntry = Pick<StudentOpinion, '_id' | 'opinion' | 'comment'> & { partyId?: string | null };

/** By id: ids are random, so the order says nothing about when answers came, and is the same in every read. */
export const byId = (a: { _id: string }, b: { _id: string }): number => (a._id < b._id ? -1 : 1);

/** The present entries, with those that were just removed at their places: if the list closed up, the next click would remove the wrong one. */
export function keepPlaces(
  before: readonly ArgumentEntry[],
  now: readonly ArgumentEntry[],
  removed: { has: (answerId: string) => boolean },
): readonly ArgumentEntry[] {
  const kept = [...now];
  for (const [at, entry] of before.entries())
    if (removed.has(entry._id) && !now.some(({ _id }) => _id === entry._id))
      kept.splice(at, 0, { ...entry, comment: '' });
  return kept;
}

/** Arguments by opinion, in the order given. Those in `removed` keep their place when they are empty. */
export function argumentsByOpinion(
  entries: readonly ArgumentEntry[],
  removed: { has: (answerId: string) => boolean },
): Map<string, Argument[]> {
  const groups = new Map<string, Argument[]>();
  for (const { _id, opinion, comment, partyId = null } of entries) {
    if (comment === '' && !removed.has(_id)) continue;
    const group = groups.get(opinion) ?? [];
    group.push({ answerId: _id, text: comment, partyId });
    groups.set(opinion, group);
  }
  return groups;
}
