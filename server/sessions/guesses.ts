import { countPlayers, findAnswerCounts } from '#server/data/answers.ts';
import { findSessionParties } from '#server/data/participants.ts';
import type { Db } from '#server/db/client.ts';
import { type GuessedPerspective, perspectiveOf } from '#shared/domain/perspective.ts';
import type { LoadedVotingSession } from './load.ts';

/** What a class thought that the parties answer, about the statements of the question set; `counting` are its answers if somebody counts them already. */
export async function guessesOf(
  db: Db,
  { row, setup }: LoadedVotingSession,
  counting = findAnswerCounts(db, row),
): Promise<GuessedPerspective> {
  const [rows, counts, players] = await Promise.all([
    findSessionParties(db, row.id),
    counting,
    countPlayers(db, row.id),
  ]);
  const parties = rows.map(({ id, name }) => ({ _id: id, name }));
  const { setStatementIds: statementIds, opinions, partyOpinionIndex: positions } = setup;
  return perspectiveOf({ statementIds, opinions, parties, positions }, counts, players);
}
