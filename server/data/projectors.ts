// Browsers that show a game without a login. A row that waits is found by its code for two minutes, a paired one as long as its game's code works.
import { randomInt } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { retryOnConflict, retryTransaction } from '#server/db/retry.ts';
import { PAIRING_SECONDS, PROJECTORS_MAX, WAITING_PROJECTORS_MAX } from '#shared/domain/limits.ts';
import { lockVotingSessions } from './voting-sessions.ts';

const DIGITS = 6;
/** Milliseconds after which a further read of a projector that waits is stored: it reads every few seconds. */
const READ_STORED_MS = 5_000;

/** Of the projectors of an address that wait, removes those that have read longest ago, beyond as many as may wait. */
const removeSurplus = (db: Db, addressKey: string) =>
  db
    .deleteFrom('projectors')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('projectors')
        .select('id')
        .where('address_key', '=', addressKey)
        .orderBy('read_at', 'desc')
        .orderBy('id', 'desc')
        .limit(WAITING_PROJECTORS_MAX)
        .offset(WAITING_PROJECTORS_MAX),
    )
    .execute();

/**
 * Inserts a projector that waits with a code of its own, and removes those whose code has expired and those that are too many at its address.
 * `addressKey`: a hash of that address.
 */
export const insertProjector = (db: Db, tokenHash: string, addressKey: string): Promise<void> =>
  // A code that another projector has at the moment is a conflict.
  retryOnConflict(async () => {
    const now = Date.now();
    await db.deleteFrom('projectors').where('code_expires_at', '<=', new Date(now).toISOString()).execute();
    await db
      .insertInto('projectors')
      .values({
        id: newId(),
        token_hash: tokenHash,
        code: String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'),
        code_expires_at: new Date(now + PAIRING_SECONDS * 1_000).toISOString(),
        voting_session_id: null,
        paired_at: null,
        address_key: addressKey,
        read_at: new Date(now).toISOString(),
      })
      .execute();
    await removeSurplus(db, addressKey);
  });

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

/** The code that a projector waits with, and stores that it read it; null if it was paired or removed meanwhile. */
export async function readPairingCode(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('projectors').select(['code', 'read_at']).where('id', '=', id).executeTakeFirst();
  const now = Date.now();
  const isStored = row?.read_at != null && Math.abs(now - Date.parse(row.read_at)) < READ_STORED_MS;
  if (row?.code != null && !isStored)
    await db
      .updateTable('projectors')
      .set({ read_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('code', 'is not', null)
      .execute();
  return row?.code ?? null;
}

/**
 * Lets the projector that waits with that code show the voting session. Of two calls at once one gets it. Otherwise returns why not: no projector
 * waits with it, the voting session has too many, or it was archived or deleted just now.
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
        read_at: null,
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

export async function removeProjectorOf(db: Db, votingSessionId: string, id: string): Promise<void> {
  await db.deleteFrom('projectors').where('id', '=', id).where('voting_session_id', '=', votingSessionId).execute();
}
