// A setting becomes a row instead of a column, so that a new one needs no migration.
import { type Kysely, sql } from 'kysely';
import { columnsOf } from '#server/db/half-run.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';

const SESSION_SETTINGS = ['skip_questions', 'own_arguments', 'show_difficult_words', 'show_party_arguments'];

/** Moves the columns `settings` of the table `owners` into rows of `rows`. */
async function toRows(db: Kysely<unknown>, owners: string, rows: string, ownerId: string, settings: readonly string[]) {
  await db.schema
    .createTable(rows)
    .addColumn(ownerId, 'text', (c) => c.notNull().references(`${owners}.id`).onDelete('cascade'))
    .addColumn('setting', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${rows}_pk`, [ownerId, 'setting'])
    .execute();
  for (const setting of settings) {
    // A process that was killed had moved it already.
    if (isSqlite(db) && !(await columnsOf(db, owners)).has(setting)) continue;
    await sql`
      insert into ${sql.table(rows)} (${sql.ref(ownerId)}, setting)
      select id, ${sql.lit(setting)} from ${sql.table(owners)} where ${sql.ref(setting)} = 1
      on conflict do nothing`.execute(db);
    await db.schema.alterTable(owners).dropColumn(setting).execute();
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const templateSettings = [...SESSION_SETTINGS, 'own_tempo'];
  await toRows(db, 'game_templates', 'game_template_settings', 'game_template_id', templateSettings);
  await toRows(db, 'voting_sessions', 'voting_session_settings', 'voting_session_id', SESSION_SETTINGS);
}
