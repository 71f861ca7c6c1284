// An attacker with the log of a proxy, which knows every phone, tries to find out whose each pseudonym is.
import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { required } from '#testing/required.ts';
import { makeQuestionSet, startGame, type TestGame, type TestSet } from './factories.ts';
import { type Caller, createTestApp, type TestApp } from './test-app.ts';

const GAMES = 3;
const PHONES = 16;
/** By chance 3 of 48 students are found on average, and this many once in a hundred million runs. */
const BY_CHANCE = 16;

const program = findTools().nginx;
if (program === undefined)
  console.warn('SKIPPED  tying pseudonyms to requests in a log of nginx: apt-get install nginx-light');

const shuffled = <T>(list: readonly T[]): T[] => {
  const left = [...list];
  return list.flatMap(() => left.splice(randomInt(left.length), 1));
};

/** nginx with its default log format and folders of its own. */
const settings = (folder: string, port: number, upstream: string): string => `
  pid ${folder}/pid;
  events {}
  http {
    access_log ${folder}/access.log;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
    server {
      listen 127.0.0.1:${port};
      location / { proxy_pass ${upstream}; }
    }
  }`;

interface Played {
  game: TestGame;
  /** The phone behind each pseudonym: what nobody should find out. */
  phoneOf: Map<string, number>;
  /** Every acknowledged answer, in the order in which they came. */
  arrived: StudentOpinion[];
}

describe.runIf(program !== undefined)('with the log of a proxy', () => {
  let app: TestApp;
  let teacher: Caller;
  let set: TestSet;
  let stopNginx = async (): Promise<void> => {};
  let base = '';
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-nginx-'));
  const played: Played[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    [teacher, set] = [await app.user('teacher'), await makeQuestionSet(app)];
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'nginx.conf'), settings(folder, port, await app.listen()));
    const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    const nginx = spawn(program ?? 'nginx', args, { stdio: 'ignore' });
    const ended = new Promise((done) => nginx.once('exit', done));
    stopNginx = async () => {
      nginx.kill('SIGTERM');
      await ended;
    };
    await vi.waitFor(async () => expect((await fetch(`${base}/healthz`)).status).toBe(200), 10_000);
    for (let at = 0; at < GAMES; at++) played.push(await playGame());
  }, 60_000);
  afterAll(async () => {
    await stopNginx();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Everybody joins and answers every statement, with an argument, in an order of its own each time. */
  async function playGame(): Promise<Played> {
    const game = await startGame(app, teacher, set, { settings: ['own_tempo', 'own_arguments'] });
    const clientIds = Array.from({ length: PHONES }, () => randomUUID());
    const numbers = clientIds.map((_, phone) => phone);
    const send = (phone: number, path: string, body?: object) =>
      fetch(`${base}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'client-id': required(clientIds[phone]),
          'user-agent': `phone ${phone}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    for (const phone of shuffled(numbers)) expect((await send(phone, game.path)).status).toBe(200);
    const result: Played = { game, phoneOf: new Map(), arrived: [] };
    for (const statementId of set.statements)
      for (const phone of shuffled(numbers)) {
        const path = `${game.path}/statement/${statementId}/opinion`;
        const reply = await send(phone, path, { opinion: 'Akkoord', comment: randomUUID() });
        const answer = (await reply.json()) as StudentOpinion;
        result.phoneOf.set(required(answer.studentId), phone);
        result.arrived.push(answer);
      }
    return result;
  }

  const log = (): string[] => readFileSync(join(folder, 'access.log'), 'utf8').split('\n');
  const phonesIn = (lines: readonly string[]): number[] => lines.map((line) => Number(/"phone (\d+)"/.exec(line)?.[1]));
  const answersIn = (game: TestGame, statementId: string): number[] =>
    phonesIn(log().filter((line) => line.includes(`POST /api/${game.path}/statement/${statementId}/opinion`)));
  const joinsIn = (game: TestGame): number[] =>
    phonesIn(log().filter((line) => line.includes(`GET /api/${game.path} `)));

  /** How many students are found when pseudonyms, in the order of a list, are compared with the requests of the log. */
  function found({ phoneOf }: Played, pseudonyms: readonly string[], phones: readonly number[]): number {
    expect([pseudonyms.length, phones.length]).toEqual([PHONES, PHONES]);
    return pseudonyms.filter((pseudonym, at) => phoneOf.get(pseudonym) === phones[at]).length;
  }
  /** How many students of all games one statement finds on average, when answers are sorted like that. */
  async function foundBy(sorted: (one: Played) => Promise<StudentOpinion[]>): Promise<number> {
    let sum = 0;
    for (const one of played) {
      const answers = await sorted(one);
      for (const statementId of set.statements) {
        const to = answers
          .filter((answer) => answer.statementId === statementId)
          .map(({ studentId }) => required(studentId));
        sum += found(one, to, answersIn(one.game, statementId)) / set.statements.length;
      }
    }
    return sum;
  }
  const read = async ({ game }: Played): Promise<StudentOpinion[]> =>
    (await teacher.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions;
  const inText = async (one: Played, text: string): Promise<StudentOpinion[]> =>
    (await read(one)).sort((a, b) => text.indexOf(a.comment) - text.indexOf(b.comment));
  const by = (key: (answer: StudentOpinion) => string) => async (one: Played) =>
    (await read(one)).sort((a, b) => (key(a) < key(b) ? -1 : 1));

  it('would find everybody if answers were listed as they came', async () => {
    expect(existsSync(join(folder, 'access.log'))).toBe(true);
    expect(await foundBy(async ({ arrived }) => arrived)).toBeCloseTo(GAMES * PHONES);
  });

  it('finds nobody by the order of what the teacher reads and downloads', async () => {
    const overview = ({ game }: Played) => teacher.get(`result/overview/${game.id}`);
    const file = ({ game }: Played) => teacher.get(`result/overview/${game.id}/download`);
    expect(await foundBy(read)).toBeLessThan(BY_CHANCE);
    expect(await foundBy(async (one) => inText(one, (await overview(one)).text))).toBeLessThan(BY_CHANCE);
    expect(await foundBy(async (one) => inText(one, (await file(one)).text))).toBeLessThan(BY_CHANCE);
  });

  it('finds nobody by ids, whether they grow with answers or with joining', async () => {
    expect(await foundBy(by(({ _id }) => _id))).toBeLessThan(BY_CHANCE);
    expect(await foundBy(by(({ studentId }) => required(studentId)))).toBeLessThan(BY_CHANCE);
    let joined = 0;
    for (const one of played) joined += found(one, [...one.phoneOf.keys()].sort(), joinsIn(one.game));
    expect(joined).toBeLessThan(BY_CHANCE);
  });

  it('stored times cannot be matched with the log of the proxy', async () => {
    const stored = await app.db.selectFrom('student_opinions').select(['id', 'answered_at']).execute();
    const times = new Map(stored.map(({ id, answered_at }) => [id, answered_at]));
    expect(await foundBy(by(({ _id }) => `${times.get(_id)} ${_id}`))).toBeLessThan(BY_CHANCE);
    for (const one of played)
      for (const path of [one.game.path, `result/overview/${one.game.id}`]) {
        const { studentOpinions, statements } = (await teacher.get(path)).body;
        expect(JSON.stringify([studentOpinions, statements])).not.toMatch(/\d{4}-\d\d-\d\dT|_at"/);
      }
  });
});
