// A teacher's own notes at the statements of a template and of a voting session.
import type { Db, Trx } from '#server/db/client.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';

const byStatement = (a: StatementNote, b: StatementNote): number => (a.statementId < b.statementId ? -1 : 1);

/** The notes as they are read back: in an order of their own, the same on both databases, without empty ones. */
export const storedOrder = (notes: readonly StatementNote[]): StatementNote[] =>
  notes
    .filter(({ text }) => text !== '')
    .map(({ statementId, text }) => ({ statementId, text }))
    .sort(byStatement);

/** The notes of those templates, by template. */
export async function findTemplateNotes(db: Db, templateIds: readonly string[]): Promise<Map<string, StatementNote[]>> {
  const rows = await db
    .selectFrom('game_template_notes')
    .selectAll()
    .where('game_template_id', 'in', templateIds)
    .execute();
  const groups = Map.groupBy(rows, (row) => row.game_template_id);
  return new Map(
    [...groups].map(([id, found]) => [
      id,
      storedOrder(found.map(({ statement_id, note }) => ({ statementId: statement_id, text: note }))),
    ]),
  );
}

export async function insertTemplateNotes(trx: Trx, id: string, notes: readonly StatementNote[]): Promise<void> {
  if (notes.length === 0) return;
  await trx
    .insertInto('game_template_notes')
    .values(notes.map(({ statementId, text }) => ({ game_template_id: id, statement_id: statementId, note: text })))
    .execute();
}

export async function findSessionNotes(db: Db, votingSessionId: string): Promise<StatementNote[]> {
  const rows = await db
    .selectFrom('voting_session_notes')
    .select(['statement_id as statementId', 'note as text'])
    .where('voting_session_id', '=', votingSessionId)
    .execute();
  return storedOrder(rows);
}

export async function insertSessionNotes(trx: Trx, id: string, notes: readonly StatementNote[]): Promise<void> {
  if (notes.length === 0) return;
  await trx
    .insertInto('voting_session_notes')
    .values(notes.map(({ statementId, text }) => ({ voting_session_id: id, statement_id: statementId, note: text })))
    .execute();
}

/** The ids of all statements of the question set that a voting session was made of. */
export async function findStatementsOfSet(db: Db, votingSessionId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('voting_sessions as session')
    .innerJoin('question_set_statements as statement', 'statement.question_set_id', 'session.question_set_id')
    .select('statement.id')
    .where('session.id', '=', votingSessionId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces all notes of a voting session; of two calls at once, one is stored whole. */
export function replaceSessionNotes(db: Db, id: string, notes: readonly StatementNote[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // Writing the row unchanged locks it, on both databases.
    await trx
      .updateTable('voting_sessions')
      .set((eb) => ({ name: eb.ref('name') }))
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('voting_session_notes').where('voting_session_id', '=', id).execute();
    await insertSessionNotes(trx, id, notes);
  });
}
