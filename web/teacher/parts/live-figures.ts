import type { GameFigures } from '#shared/contract/game-figures.ts';
import type { StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';

export type LiveStatement = VotingSession['statements'][number];

/** How many answered a statement in its present round; 0 until that was read. */
export function answeredOn(
  figures: GameFigures | undefined,
  { _id, round }: Pick<LiveStatement, '_id' | 'round'>,
): number {
  const found = figures?.statements.find(({ statementId }) => statementId === _id);
  return found?.round === round ? found.answered : 0;
}

/** Whether no class has answered a statement, by a device or by hands, in any round. */
export function isUnplayed(figures: GameFigures | undefined, statement: Pick<LiveStatement, '_id' | 'round'>): boolean {
  const hands = figures?.statements.find(({ statementId }) => statementId === statement._id)?.hands ?? 0;
  return statement.round === 1 && hands === 0 && answeredOn(figures, statement) === 0;
}

/** The statements that have arguments, or such that wait. */
export const statementsWith = (which: 'listed' | 'held', figures: GameFigures | undefined): string[] =>
  figures?.statements.flatMap((one) => (one[which] > 0 ? [one.statementId] : [])) ?? [];

/** How many arguments wait for their teacher. */
export const countHeld = (figures: GameFigures | undefined): number =>
  figures?.statements.reduce((sum, { held }) => sum + held, 0) ?? 0;

export interface Progress {
  entries: { statementId: string; description: string; own: boolean; answers: number }[];
  /** Students who answered or skipped every statement. */
  finished: number;
}

/** Student tempo: how many answered each statement, and how many finished. */
export const progressOf = (statements: readonly LiveStatement[], figures: GameFigures | undefined): Progress => ({
  entries: statements.map((statement) => ({
    statementId: statement._id,
    description: statement.description,
    own: statement.own,
    answers: answeredOn(figures, statement),
  })),
  finished: figures?.finished ?? 0,
});

export interface Argument {
  answerId: string;
  text: string;
  partyId: string | null;
}

/** An answer with its argument, or an argument of a snapshot. */
export type ArgumentEntry = Pick<StudentOpinion, '_id' | 'opinion' | 'comment'> & { partyId?: string | null };

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
