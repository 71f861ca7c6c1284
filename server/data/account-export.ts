import type { Db } from '#server/db/client.ts';
import { findTemplateOwn, toOwnStatement } from './own-statements.ts';
import { findOwnOfSessions } from './own-statements-of-user.ts';

/** What a user noted at statements of their templates, each with the text of its statement. */
const findNotesInTemplates = (db: Db, userId: string) =>
  db
    .selectFrom('game_template_notes as n')
    .innerJoin('game_templates as g', 'g.id', 'n.game_template_id')
    .leftJoin('question_set_statements as q', 'q.id', 'n.statement_id')
    .leftJoin('game_template_own_statements as o', (join) =>
      join.onRef('o.game_template_id', '=', 'n.game_template_id').onRef('o.statement_id', '=', 'n.statement_id'),
    )
    .select(({ fn }) => [
      'n.game_template_id as of',
      fn.coalesce('o.description', 'q.description').as('statement'),
      'n.note',
    ])
    .where('g.owner_id', '=', userId)
    .orderBy('n.statement_id')
    .execute();

/** The same of their voting sessions. */
const findNotesInSessions = (db: Db, userId: string) =>
  db
    .selectFrom('voting_session_notes as n')
    .innerJoin('voting_sessions as s', 's.id', 'n.voting_session_id')
    .leftJoin('question_set_statements as q', 'q.id', 'n.statement_id')
    .leftJoin('voting_session_own_statements as o', (join) =>
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
  const statements = await db
    .selectFrom('game_template_statements as s')
    .innerJoin('game_templates as g', 'g.id', 's.game_template_id')
    .innerJoin('question_set_statements as q', 'q.id', 's.statement_id')
    .select(['s.game_template_id', 'q.description', 's.position'])
    .where('g.owner_id', '=', userId)
    .execute();
  const own = await findTemplateOwn(
    db,
    templates.map(({ id }) => id),
  );
  const played = [
    ...statements,
    ...own.flatMap((one) => (one.position === null ? [] : [{ ...one, position: one.position }])),
  ].sort((a, b) => a.position - b.position);
  const parties = await db
    .selectFrom('game_template_parties as t')
    .innerJoin('game_templates as g', 'g.id', 't.game_template_id')
    .innerJoin('parties as p', 'p.id', 't.party_id')
    .select(['t.game_template_id', 'p.name'])
    .where('g.owner_id', '=', userId)
    .orderBy('p.name')
    .execute();
  const settings = await db
    .selectFrom('game_template_settings as s')
    .innerJoin('game_templates as g', 'g.id', 's.game_template_id')
    .select(['s.game_template_id', 's.setting'])
    .where('g.owner_id', '=', userId)
    .execute();
  const notesOf = Map.groupBy(await findNotesInTemplates(db, userId), ({ of }) => of);
  const statementsOf = Map.groupBy(played, ({ game_template_id }) => game_template_id);
  const ownOf = Map.groupBy(own, ({ game_template_id }) => game_template_id);
  const partiesOf = Map.groupBy(parties, ({ game_template_id }) => game_template_id);
  const settingsOf = Map.groupBy(settings, ({ game_template_id }) => game_template_id);
  return templates.map((row) => ({
    row,
    statements: (statementsOf.get(row.id) ?? []).map(({ description }) => description),
    own: (ownOf.get(row.id) ?? []).map(toOwnStatement),
    parties: (partiesOf.get(row.id) ?? []).map(({ name }) => name),
    settings: (settingsOf.get(row.id) ?? []).map(({ setting }) => setting),
    notes: notesOf.get(row.id) ?? [],
  }));
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
