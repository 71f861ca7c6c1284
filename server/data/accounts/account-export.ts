import { addLists } from '#server/data/game/game-templates.ts';
import { toOwnStatement } from '#server/data/game/own-statements.ts';
import { findOwnOfSessions } from '#server/data/game/own-statements-of-user.ts';
import type { Db } from '#server/db/client.ts';

/** A user's notes on statements of their voting sessions, each with the text of its statement. */
const findNotesInSessions = (db: Db, userId: string) =>
  db
    .selectFrom('voting_session_notes as n')
    .innerJoin('voting_sessions as s', 's.id', 'n.voting_session_id')
    .leftJoin('question_set_statements as q', 'q.id', 'n.statement_id')
    .leftJoin('voting_session_statements as o', (join) =>
      join.onRef('o.voting_session_id', '=', 'n.voting_session_id').onRef('o.statement_id', '=', 'n.statement_id'),
    )
    .select(({ fn }) => [
      'n.voting_session_id as of',
      fn.coalesce('o.description', 'q.description').as('statement'),
      'n.note',
    ])
    .where('s.owner_id', '=', userId)
    .orderBy('n.statement_id')
    .execute();

/** A user's game templates with the texts that make them readable. */
export async function findOwnTemplates(db: Db, userId: string) {
  const templates = await db
    .selectFrom('game_templates as g')
    .innerJoin('question_sets as q', 'q.id', 'g.question_set_id')
    .leftJoin('game_template_links as l', 'l.game_template_id', 'g.id')
    .selectAll('g')
    .select(['q.name as question_set', 'l.token as link'])
    .where('g.owner_id', '=', userId)
    .orderBy('g.updated_at', 'desc')
    .execute();
  const ofSets = await db
    .selectFrom('question_set_statements')
    .select(['id', 'description'])
    .where('question_set_id', 'in', (eb) =>
      eb.selectFrom('game_templates').select('question_set_id').where('owner_id', '=', userId),
    )
    .execute();
  const parties = await db.selectFrom('parties').select(['id', 'name']).orderBy('name').execute();
  const texts = new Map(ofSets.map(({ id, description }) => [id, description]));
  return (await addLists(db, templates)).map((row) => {
    const textOf = (id: string) =>
      row.ownStatements.find(({ _id }) => _id === id)?.description ?? texts.get(id) ?? null;
    return {
      row,
      statements: row.statements.map(textOf),
      parties: parties.filter(({ id }) => row.parties.includes(id)).map(({ name }) => name),
      notes: row.notes.map(({ statementId, text }) => ({ statement: textOf(statementId), note: text })),
    };
  });
}

/** A user's voting sessions, archived ones too. Students' answers are not part of the export. */
export async function findOwnVotingSessions(db: Db, userId: string) {
  const rows = await db
    .selectFrom('voting_sessions')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('try_out', '=', 0)
    .orderBy('created_at', 'desc')
    .execute();
  const own = await findOwnOfSessions(db, userId);
  const ownOf = Map.groupBy(own, ({ voting_session_id }) => voting_session_id);
  const notesOf = Map.groupBy(await findNotesInSessions(db, userId), ({ of }) => of);
  return rows.map((row) => ({
    row,
    own: (ownOf.get(row.id) ?? []).map(toOwnStatement),
    notes: notesOf.get(row.id) ?? [],
  }));
}

/** The ids of a user's voting sessions, with the code of those whose code works. */
export function findOwnSessionCodes(db: Db, userId: string): Promise<{ id: string; active_code: string | null }[]> {
  return db.selectFrom('voting_sessions').select(['id', 'active_code']).where('owner_id', '=', userId).execute();
}
