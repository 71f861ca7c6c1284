import { countPlayers } from '#server/data/game/answers.ts';
import { findSessionParties } from '#server/data/game/participants.ts';
import type { Db } from '#server/db/client.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { type GuessedPerspective, perspectiveOf } from '#shared/domain/perspective.ts';
import { classCounts } from './class-figures.ts';
import { countStudents } from './few-players.ts';

/**
 * The guesses of a class about the parties' answers to the set's statements; `counting`: its answers, if they are being
 * counted.
 */
export async function guessesOf(
  db: Db,
  { row, setup }: LoadedVotingSession,
  counting = classCounts(db, { row, setup }),
): Promise<GuessedPerspective> {
  const [rows, counts] = await Promise.all([findSessionParties(db, row.id), counting]);
  const players = counts.hidesFew ? countStudents(counts.all) : await countPlayers(db, row.id);
  const parties = rows.map(({ id, name }) => ({ _id: id, name }));
  const { setStatementIds: statementIds, opinions, partyOpinionIndex: positions } = setup;
  return perspectiveOf({ statementIds, opinions, parties, positions }, counts, players);
}
