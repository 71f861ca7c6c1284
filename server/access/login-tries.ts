import { invalid } from '#server/app-error.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { checkFreshLogin } from './fresh-login.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { verifyPassword } from './password.ts';
import type { RateLimits } from './rate-limits.ts';
import { type LoginRefusal, logSecurityEvent, type SecurityLog } from './security-log.ts';

/** By whom, and from where, a password or code is tried. */
export interface Attempt {
  actor: Actor;
  ip: string;
}

interface Account {
  id: string;
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
 * Counts the passwords tried on an account. A browser that has logged in to it before has tries of its own, which
 * nobody else can use up (OWASP's device cookie, with the client-id instead of a cookie).
 */
export class LoginTries {
  readonly #deps: LoginTriesDeps;
  readonly #hash: (text: string) => string;
  #refusedCount = 0;

  constructor(deps: LoginTriesDeps) {
    this.#deps = deps;
    this.#hash = createKeyedHash(deps.secret, 'logins');
  }

  /** Counts a try, also a right one; throws TOO_MANY_REQUESTS. `emailKey`: of an account that may not exist. */
  async take(emailKey: string, { actor, ip }: Attempt): Promise<void> {
    const { limits } = this.#deps;
    const browserKey = this.#browserKey(emailKey, actor);
    if (browserKey !== null && (await this.isKnown(emailKey, actor))) return limits.take('loginPerBrowser', browserKey);
    await limits.takeAll([
      ['loginPerAddress', ip],
      ['loginPerAccount', emailKey],
    ]);
  }

  /** Whether the caller's browser logged in to that account before. */
  async isKnown(emailKey: string, actor: Actor): Promise<boolean> {
    const browserKey = this.#browserKey(emailKey, actor);
    return browserKey !== null && this.#deps.isKnownBrowser(browserKey);
  }

  /** Forgets the tries on an account: its owner has just proved to be it in another way. */
  async lift(emailKey: string): Promise<void> {
    await this.#deps.limits.lift('loginPerAccount', emailKey);
  }

  /**
   * Throws REQUIRED or MISMATCH at `password` if it is not the user's own; an account without one is not asked. A try
   * counts like one to log in.
   */
  async checkOwn(user: Account, password: string | undefined, caller: Attempt): Promise<void> {
    if (user.password_hash === null) return;
    if (!password) throw invalid({ password: 'REQUIRED' });
    if (!(await this.isOwn(user, password, caller))) throw invalid({ password: 'MISMATCH' });
  }

  /** The same, but an account without a password is asked for a login of just now: throws FORBIDDEN. */
  async checkOwnOrFresh(user: Account, password: string | undefined, caller: Attempt): Promise<void> {
    if (user.password_hash === null) checkFreshLogin(caller.actor);
    else await this.checkOwn(user, password, caller);
  }

  /** Whether that is the user's password; a try counts like one to log in. */
  async isOwn(user: Account, password: string, caller: Attempt): Promise<boolean> {
    await this.take(user.email_key, caller);
    const isRight = await verifyPassword(user.password_hash, password);
    if (!isRight) this.refused(user.email_key, 'password', user.id);
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

  /** Counts and logs a password or code that was wrong; `user`: where there is such an account. */
  refused(emailKey: string, why: LoginRefusal, user?: string): void {
    this.#refusedCount += 1;
    const account = this.#hash(emailKey).slice(0, 16);
    logSecurityEvent(this.#deps.log, { event: 'login-refused', account, why, ...(user !== undefined && { user }) });
  }

  #browserKey(emailKey: string, actor: Actor): string | null {
    return actor.kind === 'anonymous' || actor.clientId === null ? null : this.#hash(`${actor.clientId} ${emailKey}`);
  }
}
