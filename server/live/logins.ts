import type { Server } from 'socket.io';
import type { Identify } from '#server/access/identify.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { socketIdentity } from './gateway.ts';

/** How often all logins are checked: other servers and the command line end logins too, and tokens expire. */
const EVERY_MS = 15_000;

const lacksFactor = (actor: Actor): boolean => actor.kind === 'user' && actor.lacksSecondFactor === true;

/**
 * Closes the connections of users whose login has ended or lacks a second factor, and of projectors without a game: a
 * socket outlives the call that ended it.
 */
export class SocketLogins {
  readonly #io: Server;
  readonly #identify: Identify;
  readonly #endVisitors: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #isAskedAgain = false;

  /** `endVisitors`: deletes expired visitors, whose sockets are notified before they are closed. */
  constructor(
    io: Server,
    { identify, endVisitors }: { identify: Identify; endVisitors: () => Promise<void> },
    onFailure: (error: unknown) => void,
  ) {
    this.#io = io;
    this.#identify = identify;
    this.#endVisitors = endVisitors;
    this.#onFailure = onFailure;
  }

  start(): void {
    this.check();
    this.#timer = setInterval(() => this.check(), EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Closes every connection whose token is invalid or insufficient by now; it reconnects as a visitor's. Does not wait
   * for the check: one runs at a time, and those requested meanwhile are one more.
   */
  check(): void {
    if (this.#isChecking) this.#isAskedAgain = true;
    else void this.#checkAll();
  }

  /** Closes at once the connections of a login that its user ended. */
  end(loginId: string): void {
    for (const socket of this.#io.of('/').sockets.values()) {
      const { actor } = socketIdentity(socket);
      if (actor.kind === 'user' && actor.loginId === loginId) socket.conn.close();
    }
  }

  async #checkAll(): Promise<void> {
    this.#isChecking = true;
    do {
      this.#isAskedAgain = false;
      await this.#endStale().catch(this.#onFailure);
    } while (this.#isAskedAgain);
    this.#isChecking = false;
  }

  async #endStale(): Promise<void> {
    await this.#endVisitors();
    const sockets = [...this.#io.of('/').sockets.values()];
    for (const kind of ['authorization', 'projectorToken'] as const)
      for (const [token, ofToken] of Map.groupBy(sockets, (socket) => socketIdentity(socket)[kind])) {
        if (token === undefined) continue;
        const { badToken, actor } = await this.#identify({
          authorization: undefined,
          clientId: undefined,
          [kind]: token,
        });
        const lost = badToken
          ? ofToken
          : ofToken.filter((socket) => lacksFactor(actor) && !lacksFactor(socketIdentity(socket).actor));
        for (const { conn } of lost) conn.close();
      }
  }
}
