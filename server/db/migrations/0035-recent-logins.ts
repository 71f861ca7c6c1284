// The last logins of an account, which its owner reads; and how one began that waits for its code.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recent_logins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text')
    .addColumn('second_factor', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('recent_logins_user').on('recent_logins').column('user_id').execute();
  await db.schema.alterTable('login_challenges').addColumn('provider', 'text').execute();
}
