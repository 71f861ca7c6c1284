import { findAnswersTo } from '#server/data/answers.ts';
import { findPair } from '#server/data/argument-pairs.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentAnswers } from '#server/present/answer.ts';
import { presentToOwner } from '#server/present/voting-session.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { currentStatementOf } from '#shared/domain/voting-session.ts';

/** With the answers to the current statement only: those to all statements are megabytes, and the session read has them. */
export async function presentSession(deps: Deps, { setup, row }: LoadedVotingSession): Promise<VotingSession> {
  const { db } = deps;
  const current = currentStatementOf(phaseOf(row));
  const mayHaveAnswers = current !== null && !setup.settings.has('aggregates_only');
  const answers = mayHaveAnswers ? await findAnswersTo(db, row.id, current) : [];
  const opinions = presentAnswers(answers, await deps.argumentFlags.now());
  return presentToOwner(setup, row, opinions, await findPair(db, row));
}
