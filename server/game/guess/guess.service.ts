// Students' guesses about their class (not those of a party game, which are its answers).
import { AppError } from '#server/app-error.ts';
import { asksGuess, findGuessesOf, type NewGuess, upsertGuesses } from '#server/data/game/guesses.ts';
import { findFigures } from '#server/data/game/published-figures.ts';
import { phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import type { OwnGuesses } from '#server/present/game/voting-session.ts';
import { isGuessed } from '#shared/domain/class-guess.ts';
import { currentStatementOf, roundOf } from '#shared/domain/voting-session.ts';

export const NO_GUESSES: OwnGuesses = { guesses: new Map(), asked: null };

/** The statement that a class may guess about now; null if there is none. Snapshots are not read. */
function guessedStatement({ row, setup }: LoadedVotingSession): string | null {
  if (!isGuessed(setup.type, setup.tempo)) return null;
  const current = currentStatementOf(phaseOf(row));
  return current !== null && roundOf(row.second_rounds, current) === 1 ? current : null;
}

/** The statement on which guesses are asked for now; null if on none. */
export async function askedStatement(db: Db, loaded: LoadedVotingSession): Promise<string | null> {
  const current = guessedStatement(loaded);
  return current !== null && (await asksGuess(db, loaded.row.id)) ? current : null;
}

/** A student's guesses, and whether they are asked for one; `participantId`: null for a student who has just joined. */
export async function guessesOfStudent(
  db: Db,
  loaded: LoadedVotingSession,
  participantId: string | null,
): Promise<OwnGuesses> {
  if (!isGuessed(loaded.setup.type, loaded.setup.tempo)) return NO_GUESSES;
  const [guesses, asked] = await Promise.all([
    participantId === null ? NO_GUESSES.guesses : findGuessesOf(db, participantId),
    askedStatement(db, loaded),
  ]);
  return { guesses, asked };
}

export type GuessCommit = GroupCommit<NewGuess, boolean>;

/** The group commit of all guesses of this server process. */
export const createGuessCommit = (db: Db): GuessCommit => new GroupCommit((guesses) => upsertGuesses(db, guesses));

/** Stores a guess; resolves after its commit. Throws WRONG_STATE if none is taken. */
export async function guess(
  commit: GuessCommit,
  loaded: LoadedVotingSession,
  wanted: Omit<NewGuess, 'votingSessionId'>,
): Promise<void> {
  if (guessedStatement(loaded) !== wanted.statementId) throw new AppError('WRONG_STATE');
  if (!(await commit.add({ ...wanted, votingSessionId: loaded.row.id }))) throw new AppError('WRONG_STATE');
}

/** The class's guess about a statement, with the student's own guess. */
export async function readGuess(
  db: Db,
  { row }: LoadedVotingSession,
  statementId: string,
  participantId: string | null,
) {
  const [own, ofClass] = await Promise.all([
    participantId === null ? null : findGuessesOf(db, participantId),
    findFigures(db, { votingSessionId: row.id, statementId }, 'guess'),
  ]);
  return { own: own?.get(statementId) ?? null, ofClass };
}
