import type { Db, Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import type { Schema } from '#server/db/schema.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';
import { findTemplateNotes, insertTemplateNotes } from './notes.ts';
import { findTemplateOwn, insertTemplateOwn, toOwnStatement } from './own-statements.ts';

type TemplateRow = Schema['game_templates'];
interface TemplateLists {
  /** In the order they are played. */
  statements: string[];
  /** Those that its teacher added, played or not. */
  ownStatements: OwnStatement[];
  parties: string[];
  settings: GameSetting[];
  /** The owner's notes. */
  notes: StatementNote[];
}
export type StoredTemplate = TemplateRow & TemplateLists;
/** A template and whether a link gives it to colleagues. */
export type OwnTemplate = StoredTemplate & { linked: boolean };

/** The owner's templates, newest change first; the one with that id only, when it is given. */
export async function findTemplates(db: Db, ownerId: string, id?: string): Promise<OwnTemplate[]> {
  const own = db
    .selectFrom('game_templates')
    .leftJoin('game_template_links as link', 'link.game_template_id', 'game_templates.id')
    .selectAll('game_templates')
    .select('link.game_template_id as link')
    .where('owner_id', '=', ownerId);
  const rows = await (id === undefined ? own : own.where('id', '=', id))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return addLists(
    db,
    rows.map(({ link, ...row }) => ({ ...row, linked: link !== null })),
  );
}

/** Adds what those templates hold. */
export async function addLists<T extends TemplateRow>(db: Db, templates: readonly T[]): Promise<(T & TemplateLists)[]> {
  if (templates.length === 0) return [];
  const ids = templates.map((one) => one.id);
  const statements = await db
    .selectFrom('game_template_statements')
    .select(['game_template_id', 'statement_id', 'position'])
    .where('game_template_id', 'in', ids)
    .execute();
  const own = await findTemplateOwn(db, ids);
  const parties = await db
    .selectFrom('game_template_parties')
    .select(['game_template_id', 'party_id'])
    .where('game_template_id', 'in', ids)
    .orderBy('party_id')
    .execute();
  const settings = await db
    .selectFrom('game_template_settings')
    .selectAll()
    .where('game_template_id', 'in', ids)
    .execute();
  const notesOf = await findTemplateNotes(db, ids);
  const played = [
    ...statements,
    ...own.flatMap((one) => (one.position === null ? [] : { ...one, position: one.position })),
  ];
  const ownOf = Map.groupBy(own, (one) => one.game_template_id);
  const statementsOf = Map.groupBy(
    played.sort((a, b) => a.position - b.position),
    (one) => one.game_template_id,
  );
  const partiesOf = Map.groupBy(parties, (one) => one.game_template_id);
  const settingsOf = Map.groupBy(settings, (one) => one.game_template_id);
  return templates.map((template) => ({
    ...template,
    statements: (statementsOf.get(template.id) ?? []).map((one) => one.statement_id),
    ownStatements: (ownOf.get(template.id) ?? []).map(toOwnStatement),
    parties: (partiesOf.get(template.id) ?? []).map((one) => one.party_id),
    settings: (settingsOf.get(template.id) ?? []).map((one) => one.setting),
    notes: notesOf.get(template.id) ?? [],
  }));
}

/** Whether a new template may have that question set: it is published, and offered to teachers. */
export async function isOffered(trx: Trx, questionSetId: string): Promise<boolean> {
  const set = trx.selectFrom('question_sets').select('id').where('id', '=', questionSetId);
  return (await set.where('published', '=', 1).where('offered', '=', 1).executeTakeFirst()) !== undefined;
}

/** The statements and parties of a published question set; undefined when there is no such set. */
export async function findPublishedSet(
  trx: Trx,
  id: string,
): Promise<{ statements: Set<string>; parties: Set<string> } | undefined> {
  const set = await trx
    .selectFrom('question_sets')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', 1)
    .executeTakeFirst();
  if (set === undefined) return undefined;
  const statements = await trx
    .selectFrom('question_set_statements')
    .select('id')
    .where('question_set_id', '=', id)
    .execute();
  const parties = await trx
    .selectFrom('question_set_parties')
    .select('party_id')
    .where('question_set_id', '=', id)
    .execute();
  return {
    statements: new Set(statements.map((one) => one.id)),
    parties: new Set(parties.map((one) => one.party_id)),
  };
}

export const countTemplates = (trx: Trx, ownerId: string): Promise<number> =>
  countOf(trx.selectFrom('game_templates').where('owner_id', '=', ownerId));

/** When the owner last changed any of their templates. */
export async function findLastChange(trx: Trx, ownerId: string): Promise<string | undefined> {
  const { last } = await trx
    .selectFrom('game_templates')
    .select((eb) => eb.fn.max('updated_at').as('last'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/** The tables of what a template holds. */
const LISTS = [
  'game_template_statements',
  'game_template_own_statements',
  'game_template_parties',
  'game_template_settings',
  'game_template_notes',
] as const;

async function insertLists(
  trx: Trx,
  { id, statements, ownStatements, parties, settings, notes }: StoredTemplate,
): Promise<void> {
  const ownIds = new Set(ownStatements.map(({ _id }) => _id));
  const ofSet = statements
    .map((statement_id, position) => ({ game_template_id: id, statement_id, position }))
    .filter(({ statement_id }) => !ownIds.has(statement_id));
  if (ofSet.length > 0) await trx.insertInto('game_template_statements').values(ofSet).execute();
  await insertTemplateOwn(trx, id, ownStatements, statements);
  await trx
    .insertInto('game_template_parties')
    .values(parties.map((party_id) => ({ game_template_id: id, party_id })))
    .execute();
  if (settings.length > 0)
    await trx
      .insertInto('game_template_settings')
      .values(settings.map((setting) => ({ game_template_id: id, setting })))
      .execute();
  await insertTemplateNotes(trx, id, notes);
}

/** A template without its lists. */
const rowOf = ({ statements, ownStatements, parties, settings, notes, ...row }: StoredTemplate): TemplateRow => row;

export async function insertTemplate(trx: Trx, template: StoredTemplate): Promise<void> {
  await trx.insertInto('game_templates').values(rowOf(template)).execute();
  await insertLists(trx, template);
}

/** Makes other changes of that template wait until the transaction ends. */
export async function lockTemplate(trx: Trx, id: string): Promise<void> {
  // Writing the row unchanged locks it, on both databases.
  await trx
    .updateTable('game_templates')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute();
}

/** Replaces the stored template. */
export async function updateTemplate(trx: Trx, template: StoredTemplate): Promise<void> {
  const { id, ...row } = rowOf(template);
  await trx.updateTable('game_templates').set(row).where('id', '=', id).execute();
  for (const table of LISTS) await trx.deleteFrom(table).where('game_template_id', '=', id).execute();
  await insertLists(trx, template);
}

export async function removeTemplate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('game_templates').where('id', '=', id).execute();
}
