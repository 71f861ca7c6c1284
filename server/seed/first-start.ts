import { randomBytes } from 'node:crypto';
import { hasUsers, insertUser } from '#server/data/accounts/users.ts';
import { claimMeta } from '#server/data/system/meta.ts';
import type { Db } from '#server/db/client.ts';
import type { InsertSeed } from './seed.ts';

interface FirstLogin {
  email: string;
  password: string;
}

/**
 * Inserts the first super admin when there is no user yet, and the seed in the same transaction, once for all servers.
 * `prepareSeed` is null without any. Returns the login to print, or null when there was a user.
 */
export async function createFirstAdmin(
  db: Db,
  admin: { email: string; password: string | null },
  hashPassword: (password: string) => Promise<string>,
  prepareSeed: (() => Promise<InsertSeed>) | null,
): Promise<FirstLogin | null> {
  if (await hasUsers(db)) return null;
  const insertSeed = await prepareSeed?.();
  const { email } = admin;
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    if (!(await claimMeta(trx, 'first-admin')) || (await hasUsers(trx))) return null;
    await insertUser(trx, { email, role: 'super_admin', activated: true, passwordHash });
    await insertSeed?.(trx);
    return { email, password };
  });
}
