import type { Db } from '#server/db/client.ts';
import { type GameSetting, SETTINGS } from '#shared/domain/game-settings.ts';
import { findOwnOfSessions, findTemplateOwn, toOwnStatement } from './own-statements.ts';

const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every setting by its name in camel case, and whether it is on. */
const exportSettings = (on: readonly GameSetting[]): Record<string, boolean> =>
  Object.fromEntries(SETTINGS.map(({ name }) => [camelCase(name), on.includes(name)]));

/** The statements that the user wrote. */
const exportOwn = (rows: Parameters<typeof toOwnStatement>[0][] = []) =>
  rows.map(toOwnStatement).map(({ description, opinions }) => ({ description, opinions }));

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

type FoundNote = Awaited<ReturnType<typeof findNotesInTemplates>>[number];
const exportNotes = (notes: readonly FoundNote[] = []) => notes.map(({ statement, note }) => ({ statement, note }));

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
    _id: row.id,
    name: row.name,
    classLabel: row.class_label,
    type: row.type,
    questionSet: row.question_set,
    statements: (statementsOf.get(row.id) ?? []).map(({ description }) => description),
    ownStatements: exportOwn(ownOf.get(row.id)),
    parties: (partiesOf.get(row.id) ?? []).map(({ name }) => name),
    ...exportSettings((settingsOf.get(row.id) ?? []).map(({ setting }) => setting)),
    notes: exportNotes(notesOf.get(row.id)),
    updatedAt: row.updated_at,
    fromColleague: row.from_colleague === 1,
    linkToken: row.link,
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
    _id: row.id,
    code: row.code,
    name: row.name,
    classLabel: row.class_label,
    type: row.type,
    tempo: row.tempo,
    state: row.state,
    createdAt: row.created_at,
    startedAt: row.started_at,
    archivedAt: row.archived_at,
    ownStatements: exportOwn(ownOf.get(row.id)),
    notes: exportNotes(notesOf.get(row.id)),
  }));
}

/** The ids of a user's voting sessions, with the code of those whose code works. */
export function findOwnSessionCodes(db: Db, userId: string): Promise<{ id: string; active_code: string | null }[]> {
  return db.selectFrom('voting_sessions').select(['id', 'active_code']).where('owner_id', '=', userId).execute();
}
