// A simulated student who does what the web app does: reads on every connection, follows updates, and sends each answer until it is acknowledged.
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { Client } from '#lab/load-client.ts';
import { required } from '#testing/required.ts';

interface Read {
  state: string;
  currentStatement: string | null;
}
interface Update {
  type: string;
  statementId?: string | null;
}

/** Milliseconds between two tries while servers or services are unavailable. */
const AGAIN_MS = 150;
/** Milliseconds between two reads while the server asks for it, as in web/client/live-client.ts. */
const POLL_MS = 3_000;
/** Timeout in milliseconds; retrying a slow server earlier would only add load. */
const REPLY_MS = 10_000;

/** How often each error status came back to a student of this process. */
export const errorReplies = new Map<number, number>();

export class ClusterStudent {
  readonly code: string;
  readonly #client: Client;
  readonly #opinions: readonly string[];
  readonly #socket: Socket;
  /** The statement on this student's screen. */
  current: string | null = null;
  /** Answers by statement that a server acknowledged. */
  readonly acknowledged = new Map<string, string>();
  #sending = Promise.resolve();
  #hints = 0;
  #stopped = false;
  #poll: NodeJS.Timeout | undefined;

  constructor(base: string, code: string, opinions: readonly string[]) {
    this.code = code;
    this.#client = new Client(base);
    this.#opinions = opinions;
    this.#socket = io(base, {
      auth: { clientId: this.#client.clientId },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
    });
    this.#socket.on('connect', () => void this.#arrive());
    this.#socket.on('disconnect', () => this.#setPolling(false));
    this.#socket.on(`${code}-poll`, ({ on }: { on: boolean }) => this.#setPolling(on));
    this.#socket.on(`${code}-update`, ({ statementId }: Update) => {
      this.#hints += 1;
      if (statementId) this.#moveTo(statementId);
    });
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** Whether its server has asked it to read by itself. */
  get isPolling(): boolean {
    return this.#poll !== undefined;
  }

  /** Resolves when everything that was sent is acknowledged. */
  sent(): Promise<void> {
    return this.#sending;
  }

  stop(): void {
    this.#stopped = true;
    this.#setPolling(false);
    this.#socket.close();
  }

  async #arrive(): Promise<void> {
    const reply = await this.#socket
      .timeout(REPLY_MS)
      .emitWithAck('subscribe', this.code)
      .catch(() => null);
    if (reply?.ok !== true) {
      // The server's database was unavailable: connects again, perhaps to another server.
      if (!this.#stopped) setTimeout(() => this.#socket.disconnect().connect(), AGAIN_MS);
      return;
    }
    await this.#read();
  }

  async #read(): Promise<void> {
    const before = this.#hints;
    const read = await this.#until<Read>('GET', `voting/session/${this.code}`);
    // An update that came meanwhile is newer than what was read.
    if (read?.currentStatement && this.#hints === before) this.#moveTo(read.currentStatement);
  }

  #setPolling(on: boolean): void {
    clearTimeout(this.#poll);
    this.#poll = undefined;
    if (!on) return;
    const pollIn = (ms: number): void => {
      this.#poll = setTimeout(() => {
        void this.#read();
        pollIn(POLL_MS);
      }, ms);
    };
    pollIn(Math.random() * POLL_MS);
  }

  #moveTo(statementId: string): void {
    if (this.current === statementId) return;
    this.current = statementId;
    this.#sending = this.#sending.then(() => this.#answer(statementId));
  }

  async #answer(statementId: string): Promise<void> {
    // Not all students answer at once.
    await delay(Math.random() * 800);
    const opinion = required(this.#opinions[Math.floor(Math.random() * this.#opinions.length)]);
    const path = `voting/session/${this.code}/statement/${statementId}/opinion`;
    if (await this.#until('POST', path, { opinion })) this.acknowledged.set(statementId, opinion);
  }

  /** Tries until there is a reply; null when it is too late. */
  async #until<T>(method: string, path: string, body?: object): Promise<T | null> {
    while (!this.#stopped) {
      const reply = await this.#client.send(method, path, body).catch(() => null);
      if (reply && reply.status < 300) return reply.body as T;
      if (reply) errorReplies.set(reply.status, (errorReplies.get(reply.status) ?? 0) + 1);
      if (reply?.status === 409) return null;
      await delay(AGAIN_MS);
    }
    return null;
  }
}
