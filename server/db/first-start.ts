// The very first start: the first super admin and the sample content, once, whichever server process comes first.
import { randomBytes } from 'node:crypto';
import type { Db } from './client.ts';
import type { InsertContent } from './load-sample-content.ts';
import { insertUser } from './users.ts';

interface FirstLogin {
  email: string;
  password: string;
}

/**
 * Makes the first super admin when there is no user yet, and in the same transaction the sample content, so that there is never half of
 * it; `prepareContent` is null without any. Gives the login to print, or null when there was a user.
 */
export async function createFirstAdmin(
  db: Db,
  admin: { email: string; password: string | null },
  hashPassword: (password: string) => Promise<string>,
  prepareContent: (() => Promise<InsertContent>) | null,
): Promise<FirstLogin | null> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return null;
  const insertContent = await prepareContent?.();
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('meta')
      .values({ key: 'first-admin', value: new Date().toISOString() })
      .onConflict((c) => c.doNothing())
      .returning('key')
      .executeTakeFirst();
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!claimed || someone) return null;
    const user = await insertUser(trx, {
      email: admin.email,
      role: 'super_admin',
      activated: true,
      passwordHash: hash,
    });
    if (user) await insertContent?.(trx, user.id);
    return { email: admin.email, password };
  });
}
