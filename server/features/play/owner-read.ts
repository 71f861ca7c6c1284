import { countAnswers, countFinished, findAnswersTo } from '#server/data/answers.ts';
import { findPair } from '#server/data/argument-pairs.ts';
import type { Deps } from '#server/deps.ts';
import { SlicedJson } from '#server/http/sliced-json.ts';
import { presentAnswers } from '#server/present/answer.ts';
import { presentFigures, presentToOwner } from '#server/present/voting-session.ts';
import { ownersArguments } from '#server/sessions/argument-lists.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import type { GameFigures } from '#shared/contract/game-figures.ts';
import type { OwnerOpinion, VotingSession } from '#shared/contract/voting-session.ts';

/** Every student's answers, a slice per statement: those of a large class are megabytes. */
async function* allAnswers(
  { db, argumentFlags }: Deps,
  { row, setup }: LoadedVotingSession,
): AsyncGenerator<OwnerOpinion[]> {
  const flagArgument = await argumentFlags.now();
  for (const statementId of setup.statementIds)
    yield presentAnswers(await findAnswersTo(db, row.id, statementId), flagArgument);
}

/** A voting session for its owner, with the answers of all students if they are asked for and the owner may have them. */
export async function ownerRead(
  deps: Deps,
  loaded: LoadedVotingSession,
  withAnswers: boolean,
): Promise<SlicedJson<VotingSession>> {
  const { setup, row } = loaded;
  return new SlicedJson<VotingSession>(
    presentToOwner(setup, row, [], await findPair(deps.db, row)),
    'studentOpinions',
    withAnswers && !setup.settings.has('aggregates_only') ? allAnswers(deps, loaded) : [],
  );
}

/** How far a game is, in numbers. */
export async function figures(deps: Deps, loaded: LoadedVotingSession): Promise<GameFigures> {
  const { setup, row } = loaded;
  const given = await ownersArguments(deps, loaded);
  const [answers, counts, finished] = await Promise.all([
    countAnswers(deps.db, row.id),
    given.count(),
    countFinished(deps.db, row.id, setup.statementIds.length),
  ]);
  return presentFigures(setup, row, answers, counts, finished);
}
