// A teacher's phone is connected to one game by a link, and arguments may be held from the lobby on: before the start this setting can change.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('remote_links')
    .addColumn('voting_session_id', 'text', (c) => c.primaryKey().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('login_id', 'text', (c) => c.notNull())
    .addColumn('token_version', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('device_hash', 'text')
    .addColumn('number', 'integer')
    .addColumn('phone_login_id', 'text')
    .addColumn('phone_until', 'text')
    .execute();
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('hold_arguments', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update voting_sessions set hold_arguments = 1
    where id in (select voting_session_id from voting_session_settings where setting = 'hold_arguments')`.execute(db);
  await sql`delete from voting_session_settings where setting = 'hold_arguments'`.execute(db);
}
