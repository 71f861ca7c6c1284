// Which page of the results the owner's screens show: a projector without a login has one address for all pages.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('voting_sessions')
    .addColumn('result_view', 'text', (c) => c.notNull().defaultTo('parties'))
    .execute();
}
