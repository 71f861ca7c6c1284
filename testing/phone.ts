// A simulated student's phone: follows the game over a socket, answers over HTTP, and tries again until it gets a reply.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import { updateEvent } from '#shared/domain/live-event-names.ts';

/** Milliseconds between two tries, and after which a try without a reply counts as failed. */
const AGAIN_MS = 30;
const TRY_MS = 2_000;

export class Phone {
  readonly clientId = randomUUID();
  /** The answers that the server acknowledged: opinion by statement. */
  readonly saved = new Map<string, string>();
  /** Statements for which the answer came too late. */
  readonly late = new Set<string>();
  readonly #port: number;
  readonly #code: string;
  readonly #choose: (statementId: string) => string;
  readonly #under = new Set<string>();
  readonly #socket: Socket;
  #current: string | null = null;
  #done = false;

  /** Connects to that port of this machine; `choose` says what this student answers. */
  constructor(port: number, code: string, choose: (statementId: string) => string) {
    this.#port = port;
    this.#code = code;
    this.#choose = choose;
    this.#socket = io(`http://127.0.0.1:${port}`, {
      auth: { clientId: this.clientId },
      transports: ['websocket'],
      reconnectionDelay: AGAIN_MS,
      reconnectionDelayMax: AGAIN_MS * 4,
      timeout: TRY_MS,
      forceNew: true,
    });
    this.#socket.on('connect', () => this.#socket.emit('subscribe', code, () => void this.#resync()));
    this.#socket.on(updateEvent(code), (update: VotingSessionUpdate) => {
      if (update.type === 'next-question' || update.type === 'session-started') this.#goTo(update.statementId);
    });
  }

  stop(): void {
    this.#done = true;
    this.#socket.disconnect();
  }

  /** Whether this phone has no request under way. */
  get idle(): boolean {
    return this.#under.size === 0;
  }

  async #resync(): Promise<void> {
    while (!this.#done) {
      const reply = await this.#send('GET', `voting/session/${this.#code}`);
      if (reply?.status === 200) {
        this.#goTo(JSON.parse(reply.text).currentStatement);
        return;
      }
      await pause();
    }
  }

  #goTo(statementId: string | null): void {
    this.#current = statementId;
    if (statementId !== null) void this.#answer(statementId);
  }

  async #answer(statementId: string): Promise<void> {
    if (this.#under.has(statementId) || this.saved.has(statementId)) return;
    this.#under.add(statementId);
    const opinion = this.#choose(statementId);
    while (!this.#done) {
      const reply = await this.#send('POST', `voting/session/${this.#code}/statement/${statementId}/opinion`, {
        opinion,
      });
      if (reply?.status === 201) this.saved.set(statementId, opinion);
      // The error may be older than the last update, which may have come back to this statement.
      if (reply?.status === 409) this.late.add(statementId);
      if (reply?.status === 201 || (reply?.status === 409 && this.#current !== statementId)) break;
      await pause();
    }
    this.#under.delete(statementId);
  }

  /** Returns the reply, or null when the network lost it. */
  #send(method: string, path: string, body?: object): Promise<{ status: number; text: string } | null> {
    return new Promise((done) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const call = request(
        {
          port: this.#port,
          host: '127.0.0.1',
          path: `/api/${path}`,
          method,
          agent: false,
          timeout: TRY_MS,
          headers: {
            'client-id': this.clientId,
            ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (reply) => {
          let read = '';
          reply.setEncoding('utf8').on('data', (piece: string) => {
            read += piece;
          });
          reply.on('end', () => done(reply.complete ? { status: reply.statusCode ?? 0, text: read } : null));
          reply.on('error', () => done(null));
        },
      );
      call.on('timeout', () => call.destroy());
      call.on('error', () => done(null));
      call.end(text);
    });
  }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, AGAIN_MS));
