import { AppError } from '#server/app-error.ts';
import { findAnswersTo } from '#server/data/game/answers.ts';
import { findSessionParties } from '#server/data/game/participants.ts';
import type { Deps } from '#server/deps.ts';
import { ownersArguments } from '#server/game/argument/owners-arguments.ts';
import { classCounts, hidesFewPlayers } from '#server/game/figures/class-figures.ts';
import type { LoadedStatement } from '#server/game/figures/snapshots.ts';
import { type PlayedArgument, presentPlayed } from '#server/present/game/played.ts';
import type { PlayedAnswers } from '#shared/contract/game-figures.ts';
import type { AnswerCount } from '#shared/domain/group-results.ts';
import { compareNames } from '#shared/domain/matching.ts';

interface Played {
  /** Null if they may not be published. */
  counts: Pick<AnswerCount, 'opinion' | 'count'>[] | null;
  given: PlayedArgument[];
}

/**
 * With `aggregates_only`: the counts published last, and the listed arguments without a party: the party of a single
 * player would link the arguments of that student.
 */
async function playedAsTold(deps: Deps, { row, setup, statement }: LoadedStatement): Promise<Played> {
  const loaded = { row, setup };
  const { all } = await classCounts(deps.db, loaded);
  const counts = all.filter(({ statementId }) => statementId === statement._id);
  const listed = await (await ownersArguments(deps, loaded)).on(statement._id);
  return {
    counts: counts.length === 0 ? null : counts,
    given: listed.flatMap(({ opinion, ...one }) => (opinion === null ? [] : [{ ...one, opinion, partyId: null }])),
  };
}

/** The answers as they are now. */
async function playedNow({ db }: Deps, { row, statement }: LoadedStatement): Promise<Played> {
  const answers = await findAnswersTo(db, row.id, statement._id);
  return {
    counts: answers.map(({ opinion }) => ({ opinion, count: 1 })),
    given: answers.flatMap(
      ({ id, statement_id: statementId, opinion, comment, comment_state: commentState, party_id }) =>
        comment === '' ? [] : [{ id, statementId, opinion, comment, commentState, partyId: party_id }],
    ),
  };
}

/** The answers to a statement of a party game. Throws WRONG_STATE in a debate. */
export async function playedAnswers(deps: Deps, loaded: LoadedStatement): Promise<PlayedAnswers> {
  const { row, setup } = loaded;
  if (setup.type !== 'party') throw new AppError('WRONG_STATE');
  const { counts, given } = await (hidesFewPlayers(setup) ? playedAsTold : playedNow)(deps, loaded);
  return presentPlayed(
    setup,
    counts,
    given,
    (await findSessionParties(deps.db, row.id)).map(({ id, name }) => ({ _id: id, name })).sort(compareNames),
  );
}
