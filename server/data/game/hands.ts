import type { Db, Trx } from '#server/db/client.ts';
import type { HandsCount } from '#shared/domain/group-results.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import type { StatementKey } from './published-figures.ts';

/** Hands of the last round that was counted, per statement and option. */
const lastHands = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('hands')
    .select(['statement_id as statementId', 'opinion', 'count as hands'])
    .where('voting_session_id', '=', votingSessionId)
    .where((eb) =>
      eb(
        'round',
        '=',
        eb
          .selectFrom('hands as counted')
          .select(({ fn }) => fn.max('counted.round').as('last'))
          .whereRef('counted.voting_session_id', '=', 'hands.voting_session_id')
          .whereRef('counted.statement_id', '=', 'hands.statement_id'),
      ),
    );

/** The hands of a whole game: on each statement those that were counted last. */
export const findHands = (db: Db, votingSessionId: string): Promise<HandsCount[]> =>
  lastHands(db, votingSessionId).execute();

/** The hands on one statement that were counted last. */
export const findHandsOn = (db: Db, { votingSessionId, statementId }: StatementKey): Promise<HandsCount[]> =>
  lastHands(db, votingSessionId).where('statement_id', '=', statementId).execute();

/** Stores the hands of one round in the place of those that were counted before. */
export async function replaceHands(
  trx: Trx,
  { votingSessionId, statementId }: StatementKey,
  round: Round,
  hands: readonly { opinion: string; count: number }[],
): Promise<void> {
  const ofRound = { voting_session_id: votingSessionId, statement_id: statementId, round };
  await trx
    .deleteFrom('hands')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('round', '=', round)
    .execute();
  await trx
    .insertInto('hands')
    .values(hands.map((one) => ({ ...ofRound, ...one })))
    .execute();
}
