import { findStatementsOfSet, replaceSessionNotes } from '#server/data/notes.ts';
import type { Db } from '#server/db/client.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import { checkedNotes } from '#server/sessions/notes.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';

/** Replaces the owner's notes for the next time that a game is played, also at statements that it did not play. Returns what is stored. Throws 422. */
export async function changeNotes(
  db: Db,
  { setup, row }: LoadedVotingSession,
  sent: readonly StatementNote[],
): Promise<StatementNote[]> {
  const ofSet = await findStatementsOfSet(db, row.id);
  const notes = checkedNotes(sent, new Set([...ofSet, ...setup.statementIds]));
  await replaceSessionNotes(db, row.id, notes);
  return notes;
}
