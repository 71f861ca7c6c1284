import { AppError } from '#server/app-error.ts';
import { findAnswersTo } from '#server/data/answers.ts';
import { findSessionParties } from '#server/data/participants.ts';
import type { Deps } from '#server/deps.ts';
import { presentPlayed } from '#server/present/played.ts';
import { ownersArguments } from '#server/sessions/argument-lists.ts';
import type { LoadedStatement } from '#server/sessions/snapshots.ts';
import type { PlayedAnswers } from '#shared/contract/game-figures.ts';
import { compareNames } from '#shared/domain/matching.ts';

/**
 * The answers to a statement of a party game. With `aggregates_only` the arguments are those that are listed, and without a party: one that
 * a single student played would join what they wrote. Throws WRONG_STATE in a debate.
 */
export async function playedAnswers(deps: Deps, { row, setup, statement }: LoadedStatement): Promise<PlayedAnswers> {
  if (setup.type !== 'party') throw new AppError('WRONG_STATE');
  const answers = await findAnswersTo(deps.db, row.id, statement._id);
  const counts = Map.groupBy(answers, ({ opinion }) => opinion);
  const given = setup.settings.has('aggregates_only')
    ? (await (await ownersArguments(deps, { row, setup })).on(statement._id)).map((one) => ({ ...one, partyId: null }))
    : answers.flatMap(({ id, statement_id: statementId, opinion, comment, comment_state: commentState, party_id }) =>
        comment === '' ? [] : [{ id, statementId, opinion, comment, commentState, partyId: party_id }],
      );
  return presentPlayed(
    setup,
    [...counts].map(([opinion, those]) => ({ opinion, count: those.length })),
    given,
    (await findSessionParties(deps.db, row.id)).map(({ id, name }) => ({ _id: id, name })).sort(compareNames),
  );
}
