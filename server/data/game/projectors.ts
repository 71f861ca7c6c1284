// Browsers that show a game without a login. A row that waits is found by its code for two minutes and may then renew
// itself; a paired one lasts as long as its game's code.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { retryOnConflict, retryTransaction } from '#server/db/retry.ts';
import { PAIRING_SECONDS, PROJECTORS_MAX, WAITING_PROJECTORS_MAX } from '#shared/domain/limits.ts';
import { lockVotingSessions } from './voting-sessions.ts';

const DIGITS = 6;
/** Seconds after its code has expired in which a projector that waits may renew itself. */
const RENEWABLE_SECONDS = 600;
/** Addresses from which a user showed a game that are remembered. */
const ADDRESSES_MAX = 20;

/** A projector that waits: the hash of its token, and a keyed hash of the address that it comes from. */
interface Waiting {
  tokenHash: string;
  addressKey: string;
}

const timeAt = (ms: number): string => new Date(ms).toISOString();

const waitingRow = ({ tokenHash, addressKey }: Waiting) => ({
  token_hash: tokenHash,
  code: String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'),
  code_expires_at: timeAt(Date.now() + PAIRING_SECONDS * 1_000),
  address_key: addressKey,
});

/**
 * Removes surplus waiting projectors of an address at random, because a client could choose the order. Spares the
 * newest one.
 */
const removeSurplus = (db: Db, newestId: string, addressKey: string) =>
  db
    .deleteFrom('projectors')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('projectors')
        .select('id')
        .where('address_key', '=', addressKey)
        .where('code_expires_at', '>', timeAt(Date.now()))
        .where('id', '!=', newestId)
        .orderBy(sql`random()`)
        .limit(WAITING_PROJECTORS_MAX)
        .offset(WAITING_PROJECTORS_MAX - 1),
    )
    .execute();

/** Inserts a waiting projector with a code, and removes those that can no longer renew theirs or are too many. */
export const insertProjector = (db: Db, waiting: Waiting): Promise<void> =>
  // A code that another projector has at the moment is a conflict.
  retryOnConflict(async () => {
    const unrenewed = timeAt(Date.now() - RENEWABLE_SECONDS * 1_000);
    await db.deleteFrom('projectors').where('code_expires_at', '<=', unrenewed).execute();
    const id = newId();
    await db
      .insertInto('projectors')
      .values({ id, ...waitingRow(waiting), voting_session_id: null, paired_at: null })
      .execute();
    await removeSurplus(db, id, waiting.addressKey);
  });

/** Renews token and code of the projector whose code has expired; false if none that waited has that token. */
export const renewProjector = (db: Db, expiredHash: string, waiting: Waiting): Promise<boolean> =>
  retryOnConflict(async () => {
    const renewed = await db
      .updateTable('projectors')
      .set(waitingRow(waiting))
      .where('token_hash', '=', expiredHash)
      .where('code_expires_at', '<=', timeAt(Date.now()))
      .returning('id')
      .executeTakeFirst();
    if (renewed === undefined) return false;
    await removeSurplus(db, renewed.id, waiting.addressKey);
    return true;
  });

/** Whether the user showed a game on a projector from that address before. */
export async function hasShownFrom(db: Db, userId: string, addressKey: string): Promise<boolean> {
  const shown = db.selectFrom('projector_addresses').select('user_id');
  const row = await shown.where('user_id', '=', userId).where('address_key', '=', addressKey).executeTakeFirst();
  return row !== undefined;
}

/** Stores that the user shows a game from that address; of more than 20 the one used least recently is deleted. */
export async function upsertProjectorAddress(db: Db, userId: string, addressKey: string): Promise<void> {
  const used_at = timeAt(Date.now());
  await db
    .insertInto('projector_addresses')
    .values({ user_id: userId, address_key: addressKey, used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address_key']).doUpdateSet({ used_at }))
    .execute();
  await db
    .deleteFrom('projector_addresses')
    .where('user_id', '=', userId)
    .where('address_key', 'not in', ({ selectFrom }) =>
      selectFrom('projector_addresses')
        .select('address_key')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('address_key')
        .limit(ADDRESSES_MAX),
    )
    .execute();
}

/** The projector with that token, as long as it waits or its voting session is not archived. */
export async function findProjector(
  db: Db,
  tokenHash: string,
): Promise<{ id: string; votingSessionId: string | null } | null> {
  const row = await db
    .selectFrom('projectors as projector')
    .leftJoin('voting_sessions as session', 'session.id', 'projector.voting_session_id')
    .select(['projector.id', 'projector.voting_session_id as votingSessionId'])
    .where('projector.token_hash', '=', tokenHash)
    .where((eb) =>
      eb.or([
        eb('projector.code_expires_at', '>', new Date().toISOString()),
        eb('session.active_code', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The code that a projector waits with; null if it was paired or removed meanwhile. */
export async function readPairingCode(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('projectors').select('code').where('id', '=', id).executeTakeFirst();
  return row?.code ?? null;
}

/**
 * Lets the projector that waits with that code show the voting session; of two calls one gets it. Otherwise returns why
 * not: none waits with it, the session has too many, or it was archived or deleted.
 */
export const pairProjector = (
  db: Db,
  code: string,
  votingSessionId: string,
): Promise<{ id: string; paired_at: string } | 'unknown' | 'too-many' | 'over'> =>
  retryTransaction(db, async (trx) => {
    // Nobody pairs another one, or archives it, between the count and the update.
    const [locked] = await lockVotingSessions(trx, [votingSessionId]);
    if (locked === undefined) return 'over';
    if ((await findProjectors(trx, votingSessionId)).length >= PROJECTORS_MAX) return 'too-many';
    const paired_at = new Date().toISOString();
    const paired = await trx
      .updateTable('projectors')
      .set({
        code: null,
        code_expires_at: null,
        address_key: null,
        voting_session_id: votingSessionId,
        paired_at,
      })
      .where('code', '=', code)
      .where('code_expires_at', '>', paired_at)
      .returning('id')
      .executeTakeFirst();
    return paired === undefined ? 'unknown' : { id: paired.id, paired_at };
  });

/** The projectors of a voting session, oldest first. */
export const findProjectors = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('projectors')
    .select(['id', 'paired_at'])
    .where('voting_session_id', '=', votingSessionId)
    .$narrowType<{ paired_at: string }>()
    .orderBy('paired_at')
    .orderBy('id')
    .execute();

export async function removeProjector(db: Db, id: string): Promise<void> {
  await db.deleteFrom('projectors').where('id', '=', id).execute();
}

/** Returns whether the voting session had that projector. */
export async function removeProjectorOf(db: Db, votingSessionId: string, id: string): Promise<boolean> {
  const removal = db.deleteFrom('projectors').where('id', '=', id).where('voting_session_id', '=', votingSessionId);
  return (await removal.executeTakeFirst()).numDeletedRows > 0n;
}
