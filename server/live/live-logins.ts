// Ends the connections of users whose login is over: a socket lives longer than the call that ended it, which may be another process's.
import type { Server } from 'socket.io';
import type { Identify } from '#server/http/identify.ts';
import { visitorOf } from './gateway.ts';

/** How often everybody's login is looked at: for what other servers and the command line did, and for tokens that expire. */
const EVERY_MS = 15_000;

export class LiveLogins {
  readonly #io: Server;
  readonly #identify: Identify;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(io: Server, identify: Identify, onFailure: (error: unknown) => void) {
    this.#io = io;
    this.#identify = identify;
    this.#onFailure = onFailure;
  }

  start(): void {
    this.#timer = setInterval(() => this.check(), EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Lets go, soon, of every connection whose token is no longer good. Who comes back with it is nobody's owner any more. */
  check(): void {
    this.#endStale().catch(this.#onFailure);
  }

  async #endStale(): Promise<void> {
    const byToken = Map.groupBy(this.#io.of('/').sockets.values(), (socket) => visitorOf(socket).token);
    for (const [token, sockets] of byToken) {
      if (token === undefined) continue;
      const { badToken } = await this.#identify({ authorization: token, clientId: undefined });
      if (badToken) for (const { conn } of sockets) conn.close();
    }
  }
}
