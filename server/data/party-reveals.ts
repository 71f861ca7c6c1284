import type { Db, Trx } from '#server/db/client.ts';
import type { PartyGuesses } from '#shared/domain/perspective.ts';
import type { StatementKey } from './snapshots.ts';

/** The parties of a statement's reveal with their figures, in its order; null before it began. */
export async function findReveal(
  db: Db,
  { votingSessionId, statementId }: StatementKey,
): Promise<PartyGuesses[] | null> {
  const row = await db
    .selectFrom('party_reveals')
    .select('parties')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.parties) as PartyGuesses[]);
}

/** Stores them, once. */
export async function insertReveal(trx: Trx, key: StatementKey, parties: readonly PartyGuesses[]): Promise<void> {
  await trx
    .insertInto('party_reveals')
    .values({
      voting_session_id: key.votingSessionId,
      statement_id: key.statementId,
      parties: JSON.stringify(parties),
    })
    .execute();
}
