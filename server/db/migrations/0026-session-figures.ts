// Figures of archived games are counted once. Whoever forgets a game takes its figures away, also on a server of the build before, which knows nothing
// of them: that is why a trigger does it.
import { type Kysely, sql } from 'kysely';
import { isSqlite } from '#server/db/sqlite-dialect.ts';

/** Foreign keys without an index: what they refer to is not deleted before the whole table was read. */
const INDEXES = [
  ['game_templates_set', 'game_templates', 'question_set_id'],
  ['game_template_statements_statement', 'game_template_statements', 'statement_id'],
  ['voting_sessions_set', 'voting_sessions', 'question_set_id'],
  ['voting_session_statements_statement', 'voting_session_statements', 'statement_id'],
] as const;

async function addTrigger(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    await sql`create trigger session_figures_forgotten after delete on participants begin
      delete from session_figures where voting_session_id = old.voting_session_id;
    end`.execute(db);
    return;
  }
  // The lock: figures that are being counted are stored before, or counted without the student.
  await sql`create function remove_session_figures() returns trigger language plpgsql as $$
    begin
      perform 1 from voting_sessions where id = old.voting_session_id for share;
      delete from session_figures where voting_session_id = old.voting_session_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger session_figures_forgotten after delete on participants
    for each row execute function remove_session_figures()`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, column] of INDEXES) await db.schema.createIndex(name).on(table).column(column).execute();
  await db.schema
    .createTable('session_figures')
    .addColumn('voting_session_id', 'text', (c) => c.primaryKey().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('participants', 'integer', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .execute();
  await addTrigger(db);
}
