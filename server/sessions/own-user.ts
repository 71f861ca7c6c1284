import { AppError } from '#server/app-error.ts';
import { findUser, type UserRow } from '#server/data/users.ts';
import type { Db } from '#server/db/client.ts';

/** Returns what finds the caller's own user; one that was deleted since the token was checked is as good as not logged in. */
export const ownUserIn =
  (db: Db) =>
  async ({ actor }: { actor: { userId: string } }): Promise<UserRow> => {
    const user = await findUser(db, actor.userId);
    if (user === null) throw new AppError('UNAUTHENTICATED');
    return user;
  };
