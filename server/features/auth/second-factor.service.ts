import { hash, randomBytes } from 'node:crypto';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { newTotpSecret, toBase32, totpAddress, totpStep } from '#server/access/totp.ts';
import { AppError, invalid } from '#server/app-error.ts';
import {
  confirmSecondFactor,
  consumeChallenge,
  consumeRecoveryCode,
  consumeStep,
  findSecondFactor,
  removeSecondFactor,
  takeChallengeTry,
  upsertUnconfirmed,
} from '#server/data/second-factors.ts';
import { findUser, type UserRow } from '#server/data/users.ts';
import type { Deps } from '#server/deps.ts';
import { CHALLENGE_TRIES, RECOVERY_CODES } from '#shared/domain/limits.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { challengeHash, issueLogin } from './login.service.ts';

interface Caller {
  actor: Actor;
  ip: string;
}

const RECOVERY_BYTES = 10;

/** Returns a recovery code: 80 bits in four groups of four characters. */
const newRecoveryCode = (): string => toBase32(randomBytes(RECOVERY_BYTES)).replace(/.{4}(?!$)/g, '$&-');

/** However it is typed: in small letters, with blanks or without hyphens. */
const recoveryHash = (code: string): string =>
  hash('sha256', code.toUpperCase().replace(/[^A-Z2-7]/g, ''), 'base64url');

/** The secret of a second factor; null when the secret of the installation is another by now, so that only recovery codes are left. */
const openSecret = ({ factorSeal }: Deps, sealed: string): Buffer | null => {
  const secret = factorSeal.open(sealed);
  return secret === null ? null : Buffer.from(secret, 'base64url');
};

/** Whether a code of that user is right, a recovery code included; a right one is used up. */
async function consumeCode(deps: Deps, userId: string, typed: string): Promise<boolean> {
  const factor = await findSecondFactor(deps.db, userId);
  if (factor === null || !factor.confirmed) return false;
  const code = typed.replace(/\s/g, '');
  const secret = openSecret(deps, factor.sealedSecret);
  const step = secret === null ? null : totpStep(secret, code, Date.now());
  if (step !== null) return consumeStep(deps.db, userId, step);
  return consumeRecoveryCode(deps.db, userId, recoveryHash(code));
}

/** Makes the secret of a second factor, in place of one that was not confirmed. */
export async function beginSecondFactor(
  deps: Deps,
  user: UserRow,
  password: string | undefined,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  await deps.loginTries.checkOwn(user, password, caller);
  const bytes = newTotpSecret();
  const sealed = deps.factorSeal.seal(bytes.toString('base64url'));
  if (!(await upsertUnconfirmed(deps.db, user.id, sealed))) throw new AppError('WRONG_STATE');
  const secret = toBase32(bytes);
  return { secret, uri: totpAddress(PRODUCT_NAME, user.email ?? '', secret) };
}

/** Confirms it with one of its codes: from then on it is asked for. Returns the recovery codes, which are stored hashed. */
export async function confirmOwnSecondFactor(
  deps: Deps,
  user: UserRow,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const factor = await findSecondFactor(deps.db, user.id);
  if (factor === null || factor.confirmed) throw new AppError('WRONG_STATE');
  const secret = openSecret(deps, factor.sealedSecret);
  const step = secret === null ? null : totpStep(secret, code.replace(/\s/g, ''), Date.now());
  if (step === null) throw invalid({ code: 'INVALID_VALUE' });
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const { sealedSecret } = factor;
  const codeHashes = recoveryCodes.map(recoveryHash);
  const isConfirmed = await deps.db
    .transaction()
    .execute((trx) => confirmSecondFactor(trx, user.id, { sealedSecret, step, codeHashes }));
  if (!isConfirmed) throw new AppError('WRONG_STATE');
  logSecurityEvent(deps.log, { event: 'second-factor-set', user: user.id });
  return { recoveryCodes };
}

/** Removes one's second factor, where password and code are right. */
export async function removeOwnSecondFactor(
  deps: Deps,
  user: UserRow,
  { password, code }: { password?: string | undefined; code: string },
  caller: Caller,
): Promise<void> {
  await deps.loginTries.checkOwn(user, password, caller);
  if (!(await findSecondFactor(deps.db, user.id))?.confirmed) throw new AppError('WRONG_STATE');
  if (!(await consumeCode(deps, user.id, code))) throw invalid({ code: 'INVALID_VALUE' });
  await removeSecondFactor(deps.db, user.id);
  deps.socketLogins.check();
  logSecurityEvent(deps.log, { event: 'second-factor-removed', user: user.id });
}

/** Finishes a login whose password was right. Throws AUTHENTICATION_FAILED for a wrong code and for a challenge that is over. */
export async function finishLogin(
  deps: Deps,
  { challenge, code }: { challenge: string; code: string },
  caller: Caller,
) {
  const { db, limits, loginTries } = deps;
  const hashed = challengeHash(challenge);
  const userId = await takeChallengeTry(db, hashed, CHALLENGE_TRIES);
  const user = userId === null ? null : await findUser(db, userId);
  if (user === null) {
    await limits.take('loginPerAddress', caller.ip);
    throw new AppError('AUTHENTICATION_FAILED');
  }
  await loginTries.take(user.email_key, caller);
  const begun = (await consumeCode(deps, user.id, code)) ? await consumeChallenge(db, hashed) : null;
  if (begun === null) {
    loginTries.refused(user.email_key);
    throw new AppError('AUTHENTICATION_FAILED');
  }
  return issueLogin(deps, user, caller.actor, { provider: begun.provider, secondFactor: true });
}
