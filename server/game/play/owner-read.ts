import { countAnswers, countFinished, findAnswersTo } from '#server/data/game/answers.ts';
import { findPair } from '#server/data/game/argument-pairs.ts';
import { findHands } from '#server/data/game/hands.ts';
import type { Deps } from '#server/deps.ts';
import { ownersArguments } from '#server/game/argument/owners-arguments.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { SlicedJson } from '#server/http/send-reply.ts';
import { presentAnswers } from '#server/present/game/answer.ts';
import { presentFigures, presentSessionToOwner } from '#server/present/game/voting-session.ts';
import type { GameFigures } from '#shared/contract/game-figures.ts';
import type { OwnerOpinion, VotingSession } from '#shared/contract/voting-session.ts';

/** Every student's answers, a slice per statement: in a large class they are megabytes. */
async function* allAnswers(
  { db, argumentFlags }: Deps,
  { row, setup }: LoadedVotingSession,
): AsyncGenerator<OwnerOpinion[]> {
  const flagArgument = await argumentFlags.now();
  for (const statementId of setup.statementIds)
    yield presentAnswers(await findAnswersTo(db, row.id, statementId), flagArgument);
}

/** A voting session for its owner, with all students' answers if requested and allowed. */
export async function ownerRead(
  deps: Deps,
  loaded: LoadedVotingSession,
  withAnswers: boolean,
): Promise<SlicedJson<VotingSession>> {
  const { setup, row } = loaded;
  return new SlicedJson<VotingSession>(
    presentSessionToOwner(setup, row, [], await findPair(deps.db, row)),
    'studentOpinions',
    withAnswers && !setup.settings.has('aggregates_only') ? allAnswers(deps, loaded) : [],
  );
}

/** How far a game is, in numbers. */
export async function figures(deps: Deps, loaded: LoadedVotingSession): Promise<GameFigures> {
  const { setup, row } = loaded;
  const given = await ownersArguments(deps, loaded);
  const [answers, hands, counts, finished] = await Promise.all([
    countAnswers(deps.db, row.id),
    findHands(deps.db, row.id),
    given.count(),
    countFinished(deps.db, row.id, setup.statementIds.length),
  ]);
  return presentFigures(setup, row, answers, hands, counts, finished);
}
