import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { isForeignKeyViolation, retryTransaction } from '#server/db/retry.ts';
import { type Saved, saveRow } from '#server/db/save-versioned.ts';
import type { Schema } from '#server/db/schema.ts';
import { textKey } from '#shared/domain/text.ts';

export type PartyRow = Schema['parties'];

interface PartyFields {
  name: string;
  description: string;
  video: string;
  color: string;
}
/** Absent fields stay as they are. */
type PartyChange = { [K in keyof PartyFields]?: PartyFields[K] | undefined };

export const findParties = (db: Db): Promise<PartyRow[]> => db.selectFrom('parties').selectAll().execute();

export const findParty = (db: Db, id: string): Promise<PartyRow | undefined> =>
  db.selectFrom('parties').selectAll().where('id', '=', id).executeTakeFirst();

export const insertParty = (db: Db, { id = newId(), ...fields }: PartyFields & { id?: string }): Promise<PartyRow> =>
  db
    .insertInto('parties')
    .values({
      id,
      name: fields.name,
      name_key: textKey(fields.name),
      description: fields.description,
      color: fields.color,
      video: fields.video,
      image_version: null,
      version: 1,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes a party that has that version. */
export const updateParty = (db: Db, id: string, change: PartyChange, version?: number): Promise<Saved<PartyRow>> =>
  saveRow(db, 'parties', id, { ...change, name_key: change.name && textKey(change.name) }, version);

/** Rolls a removal back. */
class InUse extends Error {}

/** Whether a published set, a template or a voting session (archived ones too) has the party. */
async function isPartyInUse(trx: Db, id: string): Promise<boolean> {
  const use = await trx
    .selectFrom('question_set_parties')
    .innerJoin('question_sets', 'question_sets.id', 'question_set_parties.question_set_id')
    .select('party_id')
    .where('party_id', '=', id)
    .where('published', '=', 1)
    .unionAll(trx.selectFrom('game_template_parties').select('party_id').where('party_id', '=', id))
    .unionAll(trx.selectFrom('voting_session_parties').select('party_id').where('party_id', '=', id))
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/**
 * Deletes a party, and its opinions from unpublished question sets, whose version rises. Returns `in use` if a
 * published set, a template or a game has it.
 */
export async function removeParty(db: Db, id: string): Promise<'removed' | 'in use' | 'gone'> {
  return retryTransaction(db, async (trx) => {
    const drafts = (eb: ExpressionBuilder<Schema, 'question_sets'>) =>
      eb.and([
        eb('published', '=', 0),
        eb('id', 'in', eb.selectFrom('question_set_parties').select('question_set_id').where('party_id', '=', id)),
      ]);
    // First: this waits for a set that is being published or saved, and blocks others until the commit.
    await trx.selectFrom('question_sets').select('id').where(drafts).forUpdate().execute();
    // No set, template or game can get the party from here on: their foreign keys wait for this row.
    await trx.selectFrom('parties').select('id').where('id', '=', id).forUpdate().execute();
    await trx
      .updateTable('question_sets')
      .set({ version: sql`version + 1`, updated_at: new Date().toISOString() })
      .where(drafts)
      .execute();
    if (await isPartyInUse(trx, id)) throw new InUse();
    await trx.deleteFrom('party_opinions').where('party_id', '=', id).execute();
    await trx.deleteFrom('question_set_parties').where('party_id', '=', id).execute();
    const removed = await trx.deleteFrom('parties').where('id', '=', id).returning('id').executeTakeFirst();
    return removed === undefined ? 'gone' : 'removed';
  }).catch((error: unknown) => {
    // Rolled back; a template or session that was inserted meanwhile shows as a foreign key violation.
    if (error instanceof InUse || isForeignKeyViolation(error)) return 'in use';
    throw error;
  });
}
