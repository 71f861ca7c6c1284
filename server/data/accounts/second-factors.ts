// Second factors, their recovery codes, and the logins that wait for a code.
import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import type { Schema } from '#server/db/schema.ts';

interface SecondFactor {
  sealedSecret: string;
  /** From then on it is asked for. */
  confirmed: boolean;
  /** Codes since the last right one, and when the last of them came. */
  wrongCodes: number;
  wrongAt: Timestamp | null;
}

/** The second factor of a user, also one that is not confirmed yet. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  const row = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const { sealed_secret, confirmed, wrong_codes, wrong_at } = row;
  return { sealedSecret: sealed_secret, confirmed: fromFlag(confirmed), wrongCodes: wrong_codes, wrongAt: wrong_at };
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmed === true;
}

/** Stores a secret that is to be confirmed, instead of an earlier one. Returns false when one is confirmed already. */
export async function upsertUnconfirmed(db: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({
      user_id: userId,
      sealed_secret: sealedSecret,
      confirmed: toFlag(false),
      last_step: 0,
      wrong_codes: 0,
      wrong_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret })
        .where('second_factors.confirmed', '=', toFlag(false)),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms that secret and uses up its code of `step`. Returns false when it was replaced or confirmed meanwhile. */
export async function confirmSecondFactor(
  trx: Db,
  userId: string,
  { sealedSecret, step, codeHashes }: { sealedSecret: string; step: number; codeHashes: readonly string[] },
): Promise<boolean> {
  const row = await trx
    .updateTable('second_factors')
    .set({ confirmed: toFlag(true), last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed', '=', toFlag(false))
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const codes = codeHashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await trx.insertInto('recovery_codes').values(codes).execute();
  return true;
}

/** Counts a code as wrong until it proves right. Returns false when another one was counted since `before` was read. */
export async function countCode(db: Db, userId: string, before: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ wrong_codes: before + 1, wrong_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('wrong_codes', '=', before)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Marks the codes of all steps up to that one as used, and resets the count of wrong ones. Returns false if that one
 * was used before: only one of two calls succeeds. `latest`: the last step by a correct clock; a later one was stored
 * while the clock was wrong.
 */
export async function consumeStep(db: Db, userId: string, step: number, latest: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step, wrong_codes: 0, wrong_at: null })
    .where('user_id', '=', userId)
    .where((e) => e.or([e('last_step', '<', step), e('last_step', '>', latest)]))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a recovery code. Returns false when the user has none with that hash. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a user's second factor with its recovery codes. Returns false when there was none that is confirmed. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed')
    .executeTakeFirst();
  return row !== undefined && fromFlag(row.confirmed);
}

type NewChallenge = Omit<Schema['login_challenges'], 'tries'>;

/** Stores a login that waits for a code, and deletes those that waited too long. */
export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<=', new Date().toISOString()).execute();
  await db
    .insertInto('login_challenges')
    .values({ ...challenge, tries: 0 })
    .execute();
}

/**
 * Whose challenge it is; null when it is unknown, over, or older than the password. `most`: how many tries it allows.
 */
export async function findChallengeOwner(db: Db, challengeHash: string, most: number): Promise<string | null> {
  const row = await db
    .selectFrom('login_challenges as challenge')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'challenge.user_id').onRef('users.token_version', '=', 'challenge.token_version'),
    )
    .select('challenge.user_id')
    .where('challenge.challenge_hash', '=', challengeHash)
    .where('challenge.tries', '<', most)
    .where('challenge.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Counts a try of a challenge. Returns false when none of `most` was left, also for many calls at once. */
export async function takeChallengeTry(db: Db, challengeHash: string, most: number): Promise<boolean> {
  const row = await db
    .updateTable('login_challenges')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('challenge_hash', '=', challengeHash)
    .where('tries', '<', most)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a challenge. Returns how its login began; null when it is gone: of two calls at once one gets it. */
export async function consumeChallenge(
  db: Db,
  challengeHash: string,
): Promise<Pick<Schema['login_challenges'], 'identity_id'> | null> {
  const row = await db
    .deleteFrom('login_challenges')
    .where('challenge_hash', '=', challengeHash)
    .returning('identity_id')
    .executeTakeFirst();
  return row ?? null;
}

/** The ids of the users whose second factor holds. */
export async function findUsersWithFactor(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('second_factors').select('user_id').where('confirmed', '=', toFlag(true)).execute();
  return rows.map((row) => row.user_id);
}
