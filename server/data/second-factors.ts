// Second factors, their recovery codes, and the logins that wait for a code.
import type { Db } from '#server/db/client.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import type { Schema } from '#server/db/schema.ts';

interface SecondFactor {
  sealedSecret: string;
  /** From then on it is asked for. */
  confirmed: boolean;
}

/** The second factor of a user, also one that is not confirmed yet. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  const row = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? null : { sealedSecret: row.sealed_secret, confirmed: fromFlag(row.confirmed) };
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmed === true;
}

/** Stores a secret that is to be confirmed, in place of an earlier one. Returns false when one is confirmed already. */
export async function upsertUnconfirmed(db: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret, confirmed: toFlag(false), last_step: 0 })
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

/** Confirms that secret, whose code of `step` is used up by it. Returns false when it was replaced or confirmed meanwhile. */
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

/** Uses up the codes of all steps up to that one. Returns false when that one was used before: of two calls at the same time one gets it. */
export async function consumeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
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

/** Counts a try of a challenge that has some of `most` left. Returns whose it is; null when it is unknown, over, or of before a new password. */
export async function takeChallengeTry(db: Db, challengeHash: string, most: number): Promise<string | null> {
  const row = await db
    .updateTable('login_challenges')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('challenge_hash', '=', challengeHash)
    .where('tries', '<', most)
    .where('expires_at', '>', new Date().toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('id')
          .whereRef('users.id', '=', 'login_challenges.user_id')
          .whereRef('users.token_version', '=', 'login_challenges.token_version'),
      ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes a challenge. Returns how its login began, or null when it is gone: of two calls at the same time one gets it. */
export async function consumeChallenge(
  db: Db,
  challengeHash: string,
): Promise<Pick<Schema['login_challenges'], 'provider'> | null> {
  const row = await db
    .deleteFrom('login_challenges')
    .where('challenge_hash', '=', challengeHash)
    .returning('provider')
    .executeTakeFirst();
  return row ?? null;
}

/** The ids of the users whose second factor holds. */
export async function findUsersWithFactor(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('second_factors').select('user_id').where('confirmed', '=', toFlag(true)).execute();
  return rows.map((row) => row.user_id);
}
