// When a game came to its results, so that the dashboard can put away those that ended days ago. Of those that ended before it is only known when they began.
import { type Kysely, sql } from 'kysely';

interface Before {
  voting_sessions: { ended_at: string | null; started_at: string | null; state: string };
}

export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('voting_sessions').addColumn('ended_at', 'text').execute();
  await db
    .updateTable('voting_sessions')
    .set({ ended_at: sql.ref('started_at') })
    .where('state', '=', 'results')
    .execute();
}
