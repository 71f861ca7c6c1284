import { hash, randomBytes } from 'node:crypto';
import type { Attempt } from '#server/access/login-tries.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { isTotp, latestStep, newTotpSecret, toBase32, totpAddress, totpStep } from '#server/access/totp.ts';
import { AppError, invalid } from '#server/app-error.ts';
import {
  confirmSecondFactor,
  consumeChallenge,
  consumeRecoveryCode,
  consumeStep,
  countCode,
  findChallengeOwner,
  findSecondFactor,
  removeSecondFactor,
  takeChallengeTry,
  upsertUnconfirmed,
} from '#server/data/accounts/second-factors.ts';
import { findUser, type UserRow } from '#server/data/accounts/users.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountNotice, sendGuessNotice } from '#server/mail/account-notice.ts';
import {
  CHALLENGE_TRIES,
  CODE_WAIT_MAX_SECONDS,
  CODE_WAIT_SECONDS,
  RECOVERY_CODES,
  WRONG_CODES,
} from '#shared/domain/limits.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { challengeHash, issueLogin } from './login.service.ts';

const RECOVERY_BYTES = 10;

/** Returns a recovery code: 80 bits in four groups of four characters. */
const newRecoveryCode = (): string => toBase32(randomBytes(RECOVERY_BYTES)).replace(/.{4}(?!$)/g, '$&-');

/** However it is typed: in small letters, with blanks or without hyphens. */
const recoveryHash = (code: string): string =>
  hash('sha256', code.toUpperCase().replace(/[^A-Z2-7]/g, ''), 'base64url');

/** The secret of a second factor; null if the installation's secret has changed: only recovery codes are left. */
const openSecret = ({ factorSeal }: Deps, sealed: string): Buffer | null => {
  const secret = factorSeal.open(sealed);
  return secret === null ? null : Buffer.from(secret, 'base64url');
};

const trimmedCode = (typed: string): string => typed.replace(/\s/g, '');

/** How long the next code waits after that many wrong ones. */
const waitSeconds = (wrongCodes: number): number =>
  wrongCodes < WRONG_CODES ? 0 : Math.min(CODE_WAIT_MAX_SECONDS, CODE_WAIT_SECONDS * 2 ** (wrongCodes - WRONG_CODES));

/**
 * Counts a code before it is compared, so that many at the same moment are all counted; recovery codes, which nobody
 * can guess, are not counted. Returns how many were tried since the last right one. Throws TOO_MANY_REQUESTS while the
 * next one must wait, unless the browser has logged in to that account before.
 */
async function takeCode(deps: Deps, user: UserRow, typed: string, { actor }: Attempt): Promise<number> {
  if (!isTotp(trimmedCode(typed))) return 0;
  const { db, config, loginTries } = deps;
  for (;;) {
    const factor = await findSecondFactor(db, user.id);
    if (factor === null || !factor.confirmed) return 0;
    const { wrongCodes, wrongAt } = factor;
    const since = wrongAt === null ? 0 : Date.parse(wrongAt);
    // A time in the future is of a clock that was wrong: the wait is never longer than it can be.
    const left = Math.min(since + waitSeconds(wrongCodes) * 1_000 - Date.now(), waitSeconds(wrongCodes) * 1_000);
    if (left > 0 && config.rateLimits && !(await loginTries.isKnown(user.email_key, actor)))
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(left / 1_000) });
    if (await countCode(db, user.id, wrongCodes)) return wrongCodes + 1;
  }
}

/**
 * Whether a code or recovery code is right, which uses it up. The owner is notified of the tenth wrong one in `taken`.
 */
async function consumeCode(deps: Deps, user: UserRow, typed: string, taken: number): Promise<boolean> {
  const { db, log } = deps;
  const factor = await findSecondFactor(db, user.id);
  if (factor === null || !factor.confirmed) return false;
  const code = trimmedCode(typed);
  if (!isTotp(code)) return consumeRecoveryCode(db, user.id, recoveryHash(code));
  const now = Date.now();
  const secret = openSecret(deps, factor.sealedSecret);
  const step = secret === null ? null : totpStep(secret, code, now);
  if (step !== null && (await consumeStep(db, user.id, step, latestStep(now)))) return true;
  if (taken === WRONG_CODES) {
    logSecurityEvent(log, { event: 'codes-guessed', user: user.id });
    void sendGuessNotice(deps, user);
  }
  return false;
}

/** Makes the secret of a second factor, instead of one that was not confirmed. */
export async function beginSecondFactor(
  deps: Deps,
  user: UserRow,
  password: string | undefined,
  caller: Attempt,
): Promise<{ secret: string; uri: string }> {
  await deps.loginTries.checkOwn(user, password, caller);
  const bytes = newTotpSecret();
  const sealed = deps.factorSeal.seal(bytes.toString('base64url'));
  if (!(await upsertUnconfirmed(deps.db, user.id, sealed))) throw new AppError('WRONG_STATE');
  const secret = toBase32(bytes);
  return { secret, uri: totpAddress(PRODUCT_NAME, user.email ?? '', secret) };
}

/** Confirms it with one of its codes, and requires it from then on. Returns the recovery codes, stored hashed. */
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
  await sendAccountNotice(deps, user, { factorSet: true });
  return { recoveryCodes };
}

/** Removes one's second factor, where password and code are right. */
export async function removeOwnSecondFactor(
  deps: Deps,
  user: UserRow,
  { password, code }: { password?: string | undefined; code: string },
  caller: Attempt,
): Promise<void> {
  await deps.loginTries.checkOwn(user, password, caller);
  if (!(await findSecondFactor(deps.db, user.id))?.confirmed) throw new AppError('WRONG_STATE');
  const taken = await takeCode(deps, user, code, caller);
  if (!(await consumeCode(deps, user, code, taken))) throw invalid({ code: 'INVALID_VALUE' });
  await removeSecondFactor(deps.db, user.id);
  deps.socketLogins.check();
  logSecurityEvent(deps.log, { event: 'second-factor-removed', user: user.id });
  await sendAccountNotice(deps, user, { factorRemoved: true });
}

/** Finishes a login with a right password. Throws AUTHENTICATION_FAILED for a wrong code or an expired challenge. */
export async function finishLogin(
  deps: Deps,
  { challenge, code }: { challenge: string; code: string },
  caller: Attempt,
) {
  const { db, limits, loginTries } = deps;
  const hashed = challengeHash(challenge);
  const userId = await findChallengeOwner(db, hashed, CHALLENGE_TRIES);
  const user = userId === null ? null : await findUser(db, userId);
  if (user === null) {
    await limits.take('loginPerAddress', caller.ip);
    throw new AppError('AUTHENTICATION_FAILED');
  }
  await loginTries.take(user.email_key, caller);
  const taken = await takeCode(deps, user, code, caller);
  const isTried = await takeChallengeTry(db, hashed, CHALLENGE_TRIES);
  const begun = isTried && (await consumeCode(deps, user, code, taken)) ? await consumeChallenge(db, hashed) : null;
  if (begun === null) {
    loginTries.refused(user.email_key, 'second-factor', user.id);
    throw new AppError('AUTHENTICATION_FAILED');
  }
  return issueLogin(deps, user, caller.actor, begun.identity_id);
}
