// Stored ids and times no longer say when somebody answered, and rows that were deleted before are overwritten in the file. Earlier versions ran it
// without a transaction on SQLite, so every step may run twice.
import { type Kysely, sql } from 'kysely';
import { isSqlite } from '#server/db/sqlite-dialect.ts';

/** A UUID of version 4, made anew for every row. */
export const SQLITE_UUID = sql.raw(
  `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
   substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
);
const POSTGRES_UUID = sql.raw('gen_random_uuid()::text');

const toMinute = (column: string) => sql`substr(${sql.ref(column)}, 1, 16) || ':00.000Z'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // A party's figures are complete now, so that what was shown need not be stored.
  await db.schema.dropTable('shown_party_results').ifExists().execute();
  await db.schema.dropTable('shown_results').ifExists().execute();
  await db.schema
    .createTable('removed_arguments')
    .ifNotExists()
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('text_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_arguments_pk', ['participant_id', 'statement_id', 'text_hash'])
    .execute();
  const uuid = isSqlite(db) ? SQLITE_UUID : POSTGRES_UUID;
  await sql`update student_opinions set id = ${uuid}, answered_at = ${toMinute('answered_at')}`.execute(db);
  await sql`update participants set joined_at = ${toMinute('joined_at')}`.execute(db);
}
