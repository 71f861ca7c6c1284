// A game with `aggregates_only` whose owner reads everything after each event. Only the outside is used.
import { expect } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import type { Caller, TestApp } from '#server/testing/test-app.ts';
import type { Engine } from '#server/testing/test-database.ts';
import { allEndpoints } from '#shared/contract/contract.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { PARTIES } from '#testing/fixtures.ts';
import { type PublishedSet, publishSet, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';

export const OPTIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];

/** Every read of a game that its owner may make, by what it is about. */
const READS = allEndpoints.flatMap(({ endpoint: { method, path, access } }) =>
  method === 'GET' && ['leadGame', 'studentOrOwner'].includes(access) && /:(code|sessionId)/.test(path) ? [path] : [],
);

export class WatchedGame {
  readonly owner: Caller;
  readonly statements: readonly string[];
  readonly parties: readonly string[];
  readonly #app: TestApp;
  readonly #code: string;
  readonly #id: string;

  constructor(app: TestApp, owner: Caller, set: PublishedSet, game: { _id: string; code: string }) {
    this.owner = owner;
    this.statements = set.statements;
    this.parties = set.parties;
    this.#app = app;
    this.#code = game.code;
    this.#id = game._id;
  }

  get code(): string {
    return this.#code;
  }

  get #path(): string {
    return `voting/session/${this.#code}`;
  }

  at = (statementId: string) => ({ params: { code: this.#code, statementId } });

  async join(count: number): Promise<Caller[]> {
    const students = Array.from({ length: count }, () => this.#app.student());
    for (const student of students) await this.read(student);
    return students;
  }

  read = (student: Caller) => student.call('GET voting/session/:code', { params: { code: this.#code } });

  answer = (
    student: Caller,
    statementId: string,
    body: { opinion: string; comment?: string | undefined; partyId?: string | undefined },
  ) => student.call('POST voting/session/:code/statement/:statementId/opinion', { ...this.at(statementId), body });

  forget = (student: Caller) => student.delete(`result/session/${this.#id}/mine`);

  moveTo = (statementId: string) =>
    this.owner.call('POST voting/session/:code/statement/:statementId', this.at(statementId));

  press = (statementId: string) =>
    this.owner.call('POST voting/session/:code/statement/:statementId/shown', this.at(statementId));

  list = (statementId: string) =>
    this.owner.call('GET voting/session/:code/comments', { params: { code: this.#code }, query: { statementId } });

  decide = (body: object) => this.owner.post(`${this.#path}/comments`, body);

  end = () => this.owner.call('POST voting/session/:code/end', { params: { code: this.#code } });

  overview = () => this.owner.call('GET result/overview/:sessionId', { params: { sessionId: this.#id } });

  /** All that the owner reads now, by address. */
  async everything(): Promise<Map<string, string>> {
    const read = new Map<string, string>();
    for (const path of READS)
      for (const statementId of path.includes(':statementId') ? this.statements : ['']) {
        const address = path
          .replace(':code', this.#code)
          .replace(':sessionId', this.#id)
          .replace(':statementId', statementId);
        read.set(address, (await this.owner.get(address)).text);
      }
    expect(read.size, 'there is something to read').toBeGreaterThan(15);
    return read;
  }
}

/** A server with somebody who leads games on one set. */
export async function openAnonymity(engine: Engine, parties = 3) {
  const app = await openTestApp(engine);
  const owner = await app.user('super_admin');
  const set = await publishSet(owner.call, { statements: 2, parties: PARTIES.slice(0, parties) });
  const start = async (type: 'debate' | 'party', ...settings: GameSetting[]): Promise<WatchedGame> =>
    new WatchedGame(
      app,
      owner,
      set,
      await startGame(set, { type, settings: ['aggregates_only', 'skip_questions', ...settings] }),
    );
  return { app, owner, start, first: required(set.statements[0]), second: required(set.statements[1]) };
}

/** The addresses at which the owner reads something else than before. */
export const movedBetween = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([address, text]) => (before.get(address) === text ? [] : [address]));
