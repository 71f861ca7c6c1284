import type { ServerResponse } from 'node:http';
import { AppError } from '#server/app-error.ts';

/** Large replies of one login that are sent at once, and that wait. */
const AT_ONCE = 2;
const WAITING_MAX = 9;
const RETRY_AFTER_SECONDS = 5;

interface Login {
  sending: number;
  /** Functions that let the reply that waits be sent, the longest one first. */
  waiting: Set<() => void>;
}

/** Sends two large replies of a login at once, and lets a few more wait. */
export class LargeReplies {
  readonly #logins = new Map<string, Login>();

  /**
   * Resolves when a large reply of this login may be sent; closing the response frees its place. Throws
   * TOO_MANY_REQUESTS if too many wait already, or if the client disconnects meanwhile.
   */
  async enter(name: string, response: ServerResponse): Promise<void> {
    const login = this.#logins.get(name) ?? { sending: 0, waiting: new Set() };
    const isFull = login.sending >= AT_ONCE;
    if (response.closed || (isFull && login.waiting.size >= WAITING_MAX)) throw tooMany();
    this.#logins.set(name, login);
    if (isFull) await this.#wait(name, login, response);
    else this.#send(name, login, response);
  }

  #send(name: string, login: Login, response: ServerResponse): void {
    login.sending += 1;
    response.once('close', () => {
      login.sending -= 1;
      const [sendNext] = login.waiting;
      if (sendNext) sendNext();
      else if (login.sending === 0) this.#logins.delete(name);
    });
  }

  #wait(name: string, login: Login, response: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        login.waiting.delete(send);
        reject(tooMany());
      };
      const send = (): void => {
        login.waiting.delete(send);
        response.off('close', giveUp);
        this.#send(name, login, response);
        resolve();
      };
      login.waiting.add(send);
      response.once('close', giveUp);
    });
  }
}

const tooMany = () => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
