import { AppError } from '#server/app-error.ts';
import { findUser, type UserRow } from '#server/data/accounts/users.ts';
import type { Db } from '#server/db/client.ts';

/** Returns what finds the caller's own user; one deleted since the token was checked counts as logged out. */
export const ownUserIn =
  (db: Db) =>
  async ({ actor }: { actor: { userId: string } }): Promise<UserRow> => {
    const user = await findUser(db, actor.userId);
    if (user === null) throw new AppError('UNAUTHENTICATED');
    return user;
  };
