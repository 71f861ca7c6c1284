import { hash } from 'node:crypto';
import type { findShownArguments } from '#server/data/game/published-answers.ts';
import type { Snapshot } from '#server/data/game/published-figures.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import type { ClassGuess } from '#shared/domain/class-guess.ts';
import type { HandsCount } from '#shared/domain/group-results.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { isEnough } from '#shared/domain/shown.ts';

type Statement = SessionSetup['statements'][number];
export type ShownArguments = Awaited<ReturnType<typeof findShownArguments>>;

/** The arguments in an order that each snapshot has for itself, and that does not say when they came. */
export function presentShownArguments({ seed }: Snapshot, shown: ShownArguments): NonNullable<ShownState['arguments']> {
  const placeOf = (id: string): string => hash('sha256', `${seed} ${id}`);
  return shown
    .map(({ id, publicId, opinion, comment }) => ({
      place: placeOf(id),
      argument: { _id: publicId ?? id, opinion, comment },
    }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ argument }) => argument);
}

/** A statement as the owner's screens show it. */
export function presentShownState(
  statement: Statement,
  progress: Pick<ShownState, 'round' | 'pending' | 'needed'>,
  counted: readonly HandsCount[],
  last: { snapshot: Snapshot; shown: ShownArguments } | null,
  guess: ClassGuess | null,
): ShownState {
  const handsFor = (opinion: string): number => counted.find((one) => one.opinion === opinion)?.hands ?? 0;
  const hands = statement.opinionOptions.map(({ opinion }) => ({ opinion, count: handsFor(opinion) }));
  const common = {
    statementId: statement._id,
    ...progress,
    mayUpdate: isEnough(progress.pending, progress.needed),
    hands,
    guess,
  };
  if (last === null) {
    const nothing = { takenAt: null, participants: null, answered: null, skipped: null };
    return { ...common, ...nothing, counts: null, arguments: null, shift: null };
  }
  const { snapshot, shown } = last;
  const countOf = (opinion: string): number => {
    const found = snapshot.counts.find((one) => one.opinion === opinion);
    invariant(found !== undefined, 'a snapshot counts every option');
    return found.count;
  };
  return {
    ...common,
    takenAt: snapshot.takenAt,
    participants: snapshot.participants,
    answered: snapshot.answered,
    skipped: snapshot.skipped,
    counts: statement.opinionOptions.map(({ opinion, order, color }) => ({
      opinion,
      order,
      color,
      count: countOf(opinion),
      hands: handsFor(opinion),
    })),
    arguments: presentShownArguments(snapshot, shown),
    shift: snapshot.shift,
  };
}
