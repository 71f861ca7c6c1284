// Whose account a school's identity is: known by issuer and subject, never by e-mail alone.
import type { SchoolIdentity } from '#server/access/providers/provider.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { AppError } from '#server/app-error.ts';
import {
  findIdentity,
  hasIdentityOf,
  insertIdentity,
  moveIdentity,
  removeIdentities,
  removeIdentity,
} from '#server/data/accounts/identities.ts';
import { removeKnownBrowsers } from '#server/data/accounts/logins.ts';
import { removeSecondFactor } from '#server/data/accounts/second-factors.ts';
import { removeUserTokens } from '#server/data/accounts/user-tokens.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  removePassword,
  removeUser,
  type UserRow,
  updateInvited,
} from '#server/data/accounts/users.ts';
import { removeLinksOf } from '#server/data/game/game-template-links.ts';
import { hasGames } from '#server/data/game/game-templates.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountNotice } from '#server/mail/account-notice.ts';
import { NAME_MAX } from '#shared/domain/limits.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import { type Role, roleMay } from '#shared/domain/roles.ts';
import type { Login } from './login.service.ts';

const NEW_ROLE: Role = 'teacher';

/**
 * The account to link a new identity to: that of its verified address, unless the provider knows it as somebody else's.
 * If accounts need an invitation, one that anybody may have registered is excluded.
 */
async function findJoinable(
  { db, config }: { db: Db; config: Deps['config'] },
  { email, issuer }: SchoolIdentity,
): Promise<UserRow | null> {
  const user = email === null ? null : await findUserByEmail(db, email);
  if (user === null || (await hasIdentityOf(db, user.id, issuer))) return null;
  return config.login.onlyInvited && user.activated && !user.email_proved ? null : user;
}

/** Whether there is, or may be, an account for this identity. */
export async function mayEnter(deps: Deps, identity: SchoolIdentity): Promise<boolean> {
  if (!deps.config.login.onlyInvited) return true;
  return (await findIdentity(deps.db, identity)) !== undefined || (await findJoinable(deps, identity)) !== null;
}

const nameOf = (text: string): string => [...text.trim()].slice(0, NAME_MAX).join('');
const profileOf = ({ firstName, lastName }: SchoolIdentity) => ({
  firstName: nameOf(firstName),
  lastName: nameOf(lastName),
});

/** Ways to log in that an account lost because somebody else may have registered it. */
interface Lost {
  passwordGone?: boolean;
  factorRemoved?: boolean;
  removed?: ProviderId[];
}

/**
 * Prepares an account for an identity, and uses up an invitation. Returns what the account lost, earlier logins
 * included; null if nothing.
 */
async function takeOver(trx: Trx, user: UserRow, identity: SchoolIdentity): Promise<Lost | null> {
  if (!user.activated) {
    await updateInvited(trx, user.id, { profile: profileOf(identity), passwordHash: null });
    await removeUserTokens(trx, user.id);
    return null;
  }
  // Anybody may have registered as a teacher with that address; office users were invited.
  if (roleMay(user.role, 'enterOffice')) return null;
  await removePassword(trx, user.id);
  await removeKnownBrowsers(trx, user.id);
  await removeLinksOf(trx, user.id);
  const factorRemoved = await removeSecondFactor(trx, user.id);
  const removed = await removeIdentities(trx, user.id);
  return { passwordGone: user.password_hash !== null, factorRemoved, removed };
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
  return user;
}

/**
 * Returns the user of an identity, and its id: its own, the one it joins, or a new teacher. Throws
 * AUTHENTICATION_FAILED if it may not enter.
 */
export async function enter(deps: Deps, identity: SchoolIdentity): Promise<{ user: Login; identityId: string }> {
  if (!(await mayEnter(deps, identity))) throw new AppError('AUTHENTICATION_FAILED');
  const entered = await deps.db.transaction().execute(async (trx) => {
    const known = await findIdentity(trx, identity);
    if (known !== undefined) return { userId: known.user_id, identityId: known.id, joined: null, lost: null };
    const joined = await findJoinable({ ...deps, db: trx }, identity);
    const lost = joined && (await takeOver(trx, joined, identity));
    const { id: userId } = joined ?? (await insertAccount(trx, identity));
    const identityId = await insertIdentity(trx, userId, identity);
    if (identityId === null) throw new AppError('CHANGED_MEANWHILE');
    return { userId, identityId, joined, lost };
  });
  const { userId, identityId, joined, lost } = entered;
  if (lost !== null) deps.socketLogins.check();
  if (joined !== null) {
    logSecurityEvent(deps.log, { event: 'school-login-joined', user: userId });
    await sendAccountNotice(deps, joined, { ...lost, joined: [identity.provider] });
  }
  const user = await findUser(deps.db, userId);
  if (user === null) throw new AppError('AUTHENTICATION_FAILED');
  return { user, identityId };
}

/** Joins an identity to one's own account. One of another account moves only from an unused one, which is deleted. */
export async function joinOwnAccount(deps: Deps, user: UserRow, identity: SchoolIdentity): Promise<void> {
  const isNew = await deps.db.transaction().execute(async (trx) => {
    const known = await findIdentity(trx, identity);
    if (known?.user_id === user.id) return false;
    if (known === undefined) {
      if ((await insertIdentity(trx, user.id, identity)) === null) throw new AppError('CHANGED_MEANWHILE');
      return true;
    }
    const other = await findUser(trx, known.user_id);
    const isEmpty = other?.role === NEW_ROLE && !(await hasGames(trx, known.user_id));
    if (!isEmpty) throw new AppError('TAKEN');
    await moveIdentity(trx, identity, user.id);
    await removeUser(trx, known.user_id);
    return true;
  });
  if (!isNew) return;
  deps.socketLogins.check();
  logSecurityEvent(deps.log, { event: 'school-login-joined', user: user.id });
  await sendAccountNotice(deps, user, { joined: [identity.provider] });
}

/** Parts a school's account from one's own, which must have a password. */
export async function partFromOwnAccount(deps: Deps, user: UserRow, identityId: string): Promise<void> {
  const provider = await deps.db.transaction().execute(async (trx) => {
    const removed = await removeIdentity(trx, user.id, identityId);
    if (removed === null) throw new AppError('NOT_FOUND');
    if (user.password_hash === null) throw new AppError('WRONG_STATE', { message: 'Choose a password first' });
    return removed;
  });
  logSecurityEvent(deps.log, { event: 'school-login-removed', user: user.id });
  await sendAccountNotice(deps, user, { removed: [provider] });
}
