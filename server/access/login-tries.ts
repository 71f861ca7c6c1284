import { invalid } from '#server/app-error.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { verifyPassword } from './password.ts';
import type { RateLimits } from './rate-limits.ts';
import { logSecurityEvent, type SecurityLog } from './security-log.ts';

/** The caller that tries a password. */
interface Caller {
  actor: Actor;
  ip: string;
}

interface Account {
  email_key: string;
  password_hash: string | null;
}

interface LoginTriesDeps {
  limits: RateLimits;
  log: SecurityLog;
  secret: string;
  isKnownBrowser: (browserKey: string) => Promise<boolean>;
  rememberBrowser: (userId: string, browserKey: string) => Promise<void>;
}

/**
 * Counts the passwords that are tried on an account. A browser that logged in to it before has tries of its own: neither those who try that
 * account elsewhere nor those behind the same address use them up (OWASP's device cookie, with the client-id in its place).
 */
export class LoginTries {
  readonly #deps: LoginTriesDeps;
  readonly #hash: (text: string) => string;
  #refusedCount = 0;

  constructor(deps: LoginTriesDeps) {
    this.#deps = deps;
    this.#hash = createKeyedHash(deps.secret, 'logins');
  }

  /** Counts a try, whether the password is right or not; throws TOO_MANY_REQUESTS. `emailKey`: of an account that may not exist. */
  async take(emailKey: string, { actor, ip }: Caller): Promise<void> {
    const { limits, isKnownBrowser } = this.#deps;
    const browserKey = this.#browserKey(emailKey, actor);
    if (browserKey !== null && (await isKnownBrowser(browserKey))) return limits.take('loginPerBrowser', browserKey);
    // The account first: many tries on one account do not use up those of a whole school.
    await limits.take('loginPerAccount', emailKey);
    await limits.take('loginPerAddress', ip);
  }

  /** Forgets the tries on an account: its owner has just proved to be it in another way. */
  async lift(emailKey: string): Promise<void> {
    await this.#deps.limits.lift('loginPerAccount', emailKey);
  }

  /** Throws REQUIRED or MISMATCH at `password` if that is not the user's own one; an account without a password is asked for none. A try counts like one to log in. */
  async checkOwn(user: Account, password: string | undefined, caller: Caller): Promise<void> {
    if (user.password_hash === null) return;
    if (!password) throw invalid({ password: 'REQUIRED' });
    if (!(await this.isOwn(user, password, caller))) throw invalid({ password: 'MISMATCH' });
  }

  /** Whether that is the user's password; a try counts like one to log in. */
  async isOwn(user: Account, password: string, caller: Caller): Promise<boolean> {
    await this.take(user.email_key, caller);
    const isRight = await verifyPassword(user.password_hash, password);
    if (!isRight) this.refused(user.email_key);
    return isRight;
  }

  /** Called after a login, which stays valid even if nothing can be stored. */
  async remember(user: { id: string; email_key: string }, actor: Actor): Promise<void> {
    const browserKey = this.#browserKey(user.email_key, actor);
    if (browserKey === null) return;
    await this.#deps
      .rememberBrowser(user.id, browserKey)
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'a browser was not remembered'));
  }

  /** How many passwords were wrong since the start. */
  get refusedCount(): number {
    return this.#refusedCount;
  }

  /** Counts and logs a password that was wrong. */
  refused(emailKey: string): void {
    this.#refusedCount += 1;
    logSecurityEvent(this.#deps.log, { event: 'login-refused', account: this.#hash(emailKey).slice(0, 16) });
  }

  #browserKey(emailKey: string, actor: Actor): string | null {
    return actor.kind === 'anonymous' || actor.clientId === null ? null : this.#hash(`${actor.clientId} ${emailKey}`);
  }
}
