// A crowd that answers without end and records which answers the server acknowledged.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { inGroups } from '#lab/bench/load.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { type Call, caller, logIn } from '#testing/api-client.ts';
import { newParties, OPTIONS } from '#testing/fixtures.ts';
import { publishSet, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import type { Report } from './report.ts';

const OPINIONS = OPTIONS.map(({ opinion }) => opinion);
const REQUEST_MS = 10_000;

export interface Reply {
  /** 0: the connection broke. */
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** One POST over a persistent connection; never throws. */
function post(agent: Agent, url: string, clientId: string, body: object): Promise<Reply> {
  const payload = JSON.stringify(body);
  const headers = {
    'client-id': clientId,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
  };
  return new Promise((resolve) => {
    const broken = (): void => resolve({ status: 0, text: '', retryAfter: undefined });
    const sent = request(url, { method: 'POST', headers, agent, timeout: REQUEST_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', broken);
      response.on('end', () => {
        // Only a whole reply is an acknowledgement.
        if (response.complete)
          resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] });
        else broken();
      });
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', broken);
    sent.end(payload);
  });
}

export interface OpenGame {
  code: string;
  id: string;
  statements: readonly string[];
  teacher: Call;
}

/** A started game, in the students' own tempo with arguments if nothing else is said; the first super admin leads it. */
export async function openGame(
  base: string,
  count = 20,
  settings: GameSetting[] = ['own_tempo', 'own_arguments'],
): Promise<OpenGame> {
  const teacher = await logIn(base);
  const set = await publishSet(teacher, { statements: count, parties: newParties(1) });
  const { code, _id: id } = await startGame(set, { settings });
  return { code, id, statements: set.statements, teacher };
}

interface Known {
  /** The number in the last acknowledged answer, and in the last one that was sent at all. */
  acknowledged: number;
  sent: number;
}

export class Crowd {
  readonly #base: string;
  readonly #game: OpenGame;
  readonly #clientIds: string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 512 });
  /** By client-id and statement. */
  readonly #answers = new Map<string, Known>();
  readonly #errorReplies = new Map<string, number>();
  #running: Promise<unknown> | undefined;
  #stopped = false;
  acknowledged = 0;

  constructor(base: string, game: OpenGame, size: number) {
    this.#base = base;
    this.#game = game;
    this.#clientIds = Array.from({ length: size }, () => randomUUID());
  }

  get clientIds(): readonly string[] {
    return this.#clientIds;
  }

  /** How often each error was replied, by `status code`; `0` is a broken connection. */
  get errorReplies(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#errorReplies);
  }

  /** Everybody answers, again and again, `pauseMs` apart. */
  start(pauseMs = 60): void {
    this.#stopped = false;
    this.#running = Promise.all(this.#clientIds.map((clientId) => this.#answerOn(clientId, pauseMs)));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Stops it, and checks that no answer was refused or lost. */
  async end(report: Report, what: string): Promise<void> {
    await this.stop();
    const refused = this.errorReplies;
    report.check(`${what}: no answer was refused`, Object.keys(refused).length === 0, refused);
    report.answers(what, this.acknowledged, await this.lost());
    this.close();
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Sends one answer of one student; returns the reply. */
  async answer(clientId: string, statementId: string): Promise<Reply> {
    const key = `${clientId} ${statementId}`;
    const known = this.#answers.get(key) ?? { acknowledged: 0, sent: 0 };
    this.#answers.set(key, known);
    known.sent += 1;
    const number = known.sent;
    const url = `${this.#base}/api/voting/session/${this.#game.code}/statement/${statementId}/opinion`;
    const reply = await post(this.#agent, url, clientId, { opinion: OPINIONS[number % 3], comment: String(number) });
    if (reply.status === 201) {
      known.acknowledged = number;
      this.acknowledged += 1;
    } else this.#count(reply);
    return reply;
  }

  /** What is acknowledged now, for `lost` later: by client-id and statement. */
  mark(): ReadonlyMap<string, number> {
    return new Map([...this.#answers].map(([key, { acknowledged }]) => [key, acknowledged]));
  }

  /** The acknowledged answers (up to the mark, if there is one) that are missing on the server at `base`. */
  async lost(base: string = this.#base, mark: ReadonlyMap<string, number> = this.mark()): Promise<string[]> {
    const lost = await inGroups(this.#clientIds.length, (at) =>
      this.#lostOf(base, required(this.#clientIds[at]), mark),
    );
    return lost.flat();
  }

  async #lostOf(base: string, clientId: string, mark: ReadonlyMap<string, number>): Promise<string[]> {
    const student = caller(base, { 'client-id': clientId });
    const { studentOpinions } = await student('GET voting/session/:code', { params: { code: this.#game.code } });
    const stored = new Map(studentOpinions.map((one) => [one.statementId, one]));
    return this.#game.statements.flatMap((statementId) => {
      const known = this.#answers.get(`${clientId} ${statementId}`);
      const acknowledged = mark.get(`${clientId} ${statementId}`) ?? 0;
      if (known === undefined || acknowledged === 0) return [];
      const found = stored.get(statementId);
      const number = Number(found?.comment ?? 0);
      const isThere = number >= acknowledged && number <= known.sent && found?.opinion === OPINIONS[number % 3];
      return isThere ? [] : [`${clientId} ${statementId}: ${acknowledged} acknowledged, ${number} stored`];
    });
  }

  async #answerOn(clientId: string, pauseMs: number): Promise<void> {
    await delay(Math.random() * pauseMs);
    while (!this.#stopped) {
      const statementId = required(this.#game.statements[Math.floor(Math.random() * this.#game.statements.length)]);
      const { status } = await this.answer(clientId, statementId);
      await delay(status === 201 ? pauseMs : pauseMs * 2);
    }
  }

  #count({ status, text }: Reply): void {
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    const name = code === undefined ? String(status) : `${status} ${code}`;
    this.#errorReplies.set(name, (this.#errorReplies.get(name) ?? 0) + 1);
  }
}
