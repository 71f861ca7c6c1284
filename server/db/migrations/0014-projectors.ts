// Browsers that show a game on a projector without anybody logging in, and those that wait for their teacher to say which game.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projectors')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('code', 'text', (c) => c.unique())
    .addColumn('code_expires_at', 'text')
    .addColumn('voting_session_id', 'text', (c) => c.references('voting_sessions.id').onDelete('cascade'))
    .addColumn('paired_at', 'text')
    .execute();
  await db.schema.createIndex('projectors_session').on('projectors').column('voting_session_id').execute();
}
