import { countAllAnswers, countFinished, findAnswersTo, findHeldAnswersTo } from '#server/data/answers.ts';
import { findPair } from '#server/data/argument-pairs.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { SlicedJson } from '#server/http/sliced-json.ts';
import { presentAnswers } from '#server/present/answer.ts';
import { presentFigures, presentToOwner } from '#server/present/voting-session.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import type { AnswerFigures, OwnerOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { ANSWERS_READ_MAX, HELD_READ_MAX } from '#shared/domain/limits.ts';
import { currentStatementOf } from '#shared/domain/voting-session.ts';

/** Every student's answers, a slice per statement: those of a large class are megabytes. */
async function* allAnswers(
  { db, argumentFlags }: Deps,
  { row, setup }: LoadedVotingSession,
): AsyncGenerator<OwnerOpinion[]> {
  const flagArgument = await argumentFlags.now();
  for (const statementId of setup.statementIds)
    yield presentAnswers(await findAnswersTo(db, row.id, statementId), flagArgument);
}

/** The answers to the current statement, then arguments on the others that wait, as many as a reply may have. */
async function* neededAnswers(
  { db, argumentFlags }: Deps,
  { row, setup }: LoadedVotingSession,
): AsyncGenerator<OwnerOpinion[]> {
  const flagArgument = await argumentFlags.now();
  const current = currentStatementOf(phaseOf(row));
  if (current !== null) yield presentAnswers(await findAnswersTo(db, row.id, current), flagArgument);
  let left = HELD_READ_MAX;
  for (const statementId of setup.statementIds) {
    if (statementId === current || left === 0) continue;
    const held = await findHeldAnswersTo(db, row.id, statementId, left);
    left -= held.length;
    yield presentAnswers(held, flagArgument);
  }
}

/** The figures of a game that is too large to send all of its answers; undefined for any other. */
async function figuresOf({ db }: Deps, { row, setup }: LoadedVotingSession): Promise<AnswerFigures | undefined> {
  const counts = await countAllAnswers(db, row.id);
  if (counts.reduce((sum, { answers }) => sum + answers, 0) <= ANSWERS_READ_MAX) return undefined;
  return presentFigures(setup, counts, await countFinished(db, row.id, setup.statementIds.length));
}

/** A voting session for its owner, with all answers or, where they are many, with those that the screens need. */
export async function ownerRead(
  deps: Deps,
  loaded: LoadedVotingSession,
  answers: 'all' | 'needed',
): Promise<SlicedJson<VotingSession>> {
  const { setup, row } = loaded;
  const figures = answers === 'needed' ? await figuresOf(deps, loaded) : undefined;
  return new SlicedJson<VotingSession>(
    { ...presentToOwner(setup, row, [], await findPair(deps.db, row)), ...(figures && { figures }) },
    'studentOpinions',
    figures ? neededAnswers(deps, loaded) : allAnswers(deps, loaded),
  );
}
