// Stores which logins were ended, until their tokens expire, and from which browsers an account was logged in to.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended_logins')
    .addColumn('login_id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('known_browsers')
    .addColumn('browser_key', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('known_browsers_user').on('known_browsers').columns(['user_id', 'used_at']).execute();
}
