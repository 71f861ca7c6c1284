// Whose account a school's identity is: known by issuer and subject, never by e-mail alone.
import type { SchoolIdentity } from '#server/access/providers/provider.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { AppError } from '#server/app-error.ts';
import {
  findIdentityOwner,
  hasIdentityOf,
  insertIdentity,
  moveIdentity,
  removeIdentities,
  removeIdentity,
} from '#server/data/identities.ts';
import { hasOwnGames, insertSampleGames } from '#server/data/sample-games.ts';
import { removeUserTokens } from '#server/data/user-tokens.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  removePassword,
  removeUser,
  type UserRow,
  updateInvited,
} from '#server/data/users.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { type Role, roleMay } from '#shared/domain/roles.ts';
import type { Login } from './login.service.ts';

const NEW_ROLE: Role = 'teacher';

/** The account that this identity joins when it comes for the first time: that of its verified address, unless the same provider knows it as somebody else. */
async function findJoinable(db: Db, { email, issuer }: SchoolIdentity): Promise<UserRow | null> {
  const user = email === null ? null : await findUserByEmail(db, email);
  return user === null || (await hasIdentityOf(db, user.id, issuer)) ? null : user;
}

/** Whether there is, or may be, an account for this identity. */
export async function mayEnter({ db, config }: Deps, identity: SchoolIdentity): Promise<boolean> {
  if (!config.login.onlyInvited) return true;
  return (await findIdentityOwner(db, identity)) !== null || (await findJoinable(db, identity)) !== null;
}

const nameOf = (text: string): string => [...text.trim()].slice(0, NAME_MAX).join('');
const profileOf = ({ firstName, lastName }: SchoolIdentity) => ({
  firstName: nameOf(firstName),
  lastName: nameOf(lastName),
});

/** Joins an identity to an account of its address. An invitation is used up by it. Returns whether earlier logins ended. */
async function joinAccount(trx: Trx, user: UserRow, identity: SchoolIdentity): Promise<boolean> {
  if (!user.activated) {
    await updateInvited(trx, user.id, { profile: profileOf(identity), passwordHash: null });
    await removeUserTokens(trx, user.id);
    await insertSampleGames(trx, user.id);
    return false;
  }
  // Anybody may have registered as a teacher with that address; those of the office were invited or made by somebody who knew them.
  if (roleMay(user.role, 'enterOffice')) return false;
  await removePassword(trx, user.id);
  await removeIdentities(trx, user.id);
  return true;
}

async function insertAccount(trx: Trx, identity: SchoolIdentity): Promise<UserRow> {
  const isFree = identity.email !== null && (await findUserByEmail(trx, identity.email)) === null;
  const user = await insertUser(trx, {
    email: isFree ? identity.email : null,
    role: NEW_ROLE,
    activated: true,
    passwordHash: null,
    profile: profileOf(identity),
  });
  // Somebody registered with that address at the same moment.
  if (user === null) throw new AppError('CHANGED_MEANWHILE');
  await insertSampleGames(trx, user.id);
  return user;
}

/** Returns the user of an identity: the one it belongs to, the one it joins, or a new teacher. Throws AUTHENTICATION_FAILED if it may not enter. */
export async function enter(deps: Deps, identity: SchoolIdentity): Promise<Login> {
  if (!(await mayEnter(deps, identity))) throw new AppError('AUTHENTICATION_FAILED');
  const { userId, hasEnded, isJoined } = await deps.db.transaction().execute(async (trx) => {
    const owner = await findIdentityOwner(trx, identity);
    if (owner !== null) return { userId: owner, hasEnded: false, isJoined: false };
    const joined = await findJoinable(trx, identity);
    const user = joined ?? (await insertAccount(trx, identity));
    const ended = joined !== null && (await joinAccount(trx, joined, identity));
    if (!(await insertIdentity(trx, user.id, identity))) throw new AppError('CHANGED_MEANWHILE');
    return { userId: user.id, hasEnded: ended, isJoined: joined !== null };
  });
  if (isJoined) logSecurityEvent(deps.log, { event: 'school-login-joined', user: userId });
  if (hasEnded) deps.socketLogins.check();
  const user = await findUser(deps.db, userId);
  if (user === null) throw new AppError('AUTHENTICATION_FAILED');
  return user;
}

/** Joins an identity to one's own account. One of another account moves only if nothing was made there, and that account goes. */
export async function joinOwnAccount(deps: Deps, userId: string, identity: SchoolIdentity): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const owner = await findIdentityOwner(trx, identity);
    if (owner === userId) return;
    if (owner === null) {
      if (!(await insertIdentity(trx, userId, identity))) throw new AppError('CHANGED_MEANWHILE');
      return;
    }
    const other = await findUser(trx, owner);
    const isEmpty = other?.role === NEW_ROLE && !(await hasOwnGames(trx, owner));
    if (!isEmpty) throw new AppError('TAKEN');
    await moveIdentity(trx, identity, userId);
    await removeUser(trx, owner);
  });
  deps.socketLogins.check();
  logSecurityEvent(deps.log, { event: 'school-login-joined', user: userId });
}

/** Parts a school's account from one's own, which must have a password. */
export async function partFromOwnAccount({ db }: Deps, user: UserRow, identityId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await removeIdentity(trx, user.id, identityId))) throw new AppError('NOT_FOUND');
    if (user.password_hash === null) throw new AppError('WRONG_STATE', { message: 'Choose a password first' });
  });
}
