import type { Db, Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { type Saved, saveVersioned, versionedRow } from '#server/db/save-versioned.ts';
import type { Schema } from '#server/db/schema.ts';
import { type GameSetting, settingsIn } from '#shared/domain/game-settings.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';
import { findTemplateNotes, insertTemplateNotes } from './notes.ts';
import { findTemplateStatements, insertTemplateStatements, isOwn, toOwnStatement } from './own-statements.ts';

type TemplateRow = Schema['game_templates'];
/** The parts of a template or a voting session, besides its name and question set. */
interface TemplateLists {
  /** In the order they are played. */
  statements: string[];
  /** The statements that its teacher added, played or not. */
  ownStatements: OwnStatement[];
  parties: string[];
  settings: GameSetting[];
  /** The owner's notes. */
  notes: StatementNote[];
}
export type StoredTemplate = TemplateRow & TemplateLists;
/** The source of a voting session: a template, an earlier voting session, or a request. */
export type Game = Pick<StoredTemplate, 'owner_id' | 'name' | 'class_label' | 'type' | 'question_set_id'> &
  TemplateLists;
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

/** Whether a user has a game template or a voting session. */
export async function hasGames(db: Db, ownerId: string): Promise<boolean> {
  for (const table of ['voting_sessions', 'game_templates'] as const) {
    const found = db.selectFrom(table).select('id').where('owner_id', '=', ownerId).limit(1);
    if ((await found.executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Adds what those templates hold. */
export async function addLists<T extends TemplateRow>(db: Db, templates: readonly T[]): Promise<(T & TemplateLists)[]> {
  if (templates.length === 0) return [];
  const ids = templates.map((one) => one.id);
  const statements = await findTemplateStatements(db, ids);
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
  const byTemplate = Map.groupBy(statements, (one) => one.game_template_id);
  const partiesOf = Map.groupBy(parties, (one) => one.game_template_id);
  const settingsOf = Map.groupBy(settings, (one) => one.game_template_id);
  const statementsOf = (id: string) => byTemplate.get(id) ?? [];
  return templates.map((template) => ({
    ...template,
    statements: statementsOf(template.id)
      .filter(({ position }) => position !== null)
      .map((one) => one.statement_id),
    ownStatements: statementsOf(template.id)
      .filter(isOwn)
      .sort((a, b) => (a.listed_at ?? 0) - (b.listed_at ?? 0))
      .map(toOwnStatement),
    parties: (partiesOf.get(template.id) ?? []).map((one) => one.party_id),
    settings: settingsIn((settingsOf.get(template.id) ?? []).map((one) => one.setting)),
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

/** The time of a change: later than the owner's last one, so that their list is in the order of changes. */
async function nextUpdatedAt(trx: Trx, ownerId: string): Promise<string> {
  const { last } = await trx
    .selectFrom('game_templates')
    .select((eb) => eb.fn.max('updated_at').as('last'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const earliest = last === null ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

/** The tables of what a template holds. */
const LISTS = [
  'game_template_statements',
  'game_template_parties',
  'game_template_settings',
  'game_template_notes',
] as const;

async function insertLists(
  trx: Trx,
  { id, statements, ownStatements, parties, settings, notes }: TemplateLists & { id: string },
): Promise<void> {
  await insertTemplateStatements(trx, id, { statements, ownStatements });
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
const rowOf = <Row>({ statements, ownStatements, parties, settings, notes, ...row }: Row & TemplateLists) => row;

export type NewTemplate = Game & Pick<TemplateRow, 'id' | 'from_colleague'>;

export async function insertTemplate(trx: Trx, template: NewTemplate): Promise<void> {
  const updated_at = await nextUpdatedAt(trx, template.owner_id);
  await trx
    .insertInto('game_templates')
    .values({ ...rowOf(template), updated_at, version: 1 })
    .execute();
  await insertLists(trx, template);
}

/** Changes the owner's template that has that version as `merge` says, which may read within the transaction. */
export const saveTemplate = (
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  merge: (stored: StoredTemplate, trx: Trx) => Promise<StoredTemplate>,
  version: number | undefined,
): Promise<Saved<StoredTemplate>> =>
  saveVersioned<StoredTemplate>(
    db,
    (trx) => {
      const one = versionedRow(trx, 'game_templates', id);
      return {
        lock: async () => {
          const row = await one.lock();
          return row?.owner_id === ownerId ? (await addLists(trx, [row]))[0] : undefined;
        },
        merge: (stored) => merge(stored, trx),
        store: async (next) => {
          await one.store({ ...rowOf(next), updated_at: await nextUpdatedAt(trx, ownerId) });
          for (const table of LISTS) await trx.deleteFrom(table).where('game_template_id', '=', id).execute();
          await insertLists(trx, next);
        },
      };
    },
    version,
  );

export async function removeTemplate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('game_templates').where('id', '=', id).execute();
}
