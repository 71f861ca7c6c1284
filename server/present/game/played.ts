import type { ListedRow } from '#server/data/game/argument-lists.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { PlayedAnswers } from '#shared/contract/game-figures.ts';
import type { AnswerCount } from '#shared/domain/group-results.ts';
import { SKIP } from '#shared/domain/skip.ts';

/** An argument with the party that its student played; null if that could say whose it is. */
export type PlayedArgument = ListedRow & { opinion: string; partyId: string | null };

/** The answers to a statement of a party game as counts, null if not public, with the arguments that may be shown. */
export function presentPlayed(
  { opinions }: SessionSetup,
  counts: readonly Pick<AnswerCount, 'opinion' | 'count'>[] | null,
  given: readonly PlayedArgument[],
  parties: PlayedAnswers['parties'],
): PlayedAnswers {
  const countOf = (opinion: string): number | null =>
    counts === null ? null : counts.reduce((sum, one) => (one.opinion === opinion ? sum + one.count : sum), 0);
  const shown = given.filter(({ commentState }) => commentState === 'shown');
  return {
    counts: opinions.map((opinion) => ({ opinion, count: countOf(opinion) })),
    skipped: countOf(SKIP),
    arguments: shown.map(({ id, opinion, comment, partyId }) => ({ _id: id, opinion, comment, partyId })),
    parties: shown.some(({ partyId }) => partyId !== null) ? parties.map(({ _id, name }) => ({ _id, name })) : [],
  };
}
