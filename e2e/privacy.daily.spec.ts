// Two whole games, and every byte that a student, the teacher or the log receives: none identifies another student or their answers.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { required } from '#testing/required.ts';
import { ADMIN } from '#testing/server-process.ts';
import { server, startWithServer } from './server.ts';

const OPINIONS = ['Akkoord', 'Niet akkoord'];
const STUDENTS = 6;

/** A page or socket that records all that it receives. */
class Witness {
  readonly clientId = randomUUID();
  readonly received: string[] = [];
  readonly token: string | undefined;
  readonly #base: string;
  #socket: Socket | undefined;

  constructor(base: string, token?: string) {
    this.#base = base;
    this.token = token;
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await fetch(`${this.#base}/api/${path}`, {
      method,
      headers: {
        'client-id': this.clientId,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    this.received.push(text, JSON.stringify([...reply.headers]));
    return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined) as T;
  }

  async listen(code: string): Promise<void> {
    const auth = { clientId: this.clientId, ...(this.token && { token: this.token }) };
    const socket = io(this.#base, { auth, transports: ['websocket'], forceNew: true });
    socket.onAny((...received: unknown[]) => this.received.push(JSON.stringify(received)));
    await socket.emitWithAck('subscribe', code);
    this.#socket = socket;
  }

  leave(): void {
    this.#socket?.close();
  }

  get everything(): string {
    return this.received.join('\n');
  }
}

interface Secret {
  student: Witness;
  opinionIds: string[];
  comments: string[];
  pseudonym: string;
}

let teacher: Witness;
const invited = `geheim.${randomUUID()}@example.org`;

startWithServer({
  DEMO_CONTENT: 'false',
  LOG_LEVEL: 'trace',
  SMTP_URL: 'smtp://127.0.0.1:1',
  RATE_LIMITS: 'on',
});
test.beforeAll(async () => {
  const { jwtToken } = await new Witness(server.baseURL).send<{ jwtToken: string }>('POST', 'auth/login', ADMIN);
  teacher = new Witness(server.baseURL, jwtToken);
});

/** A game from the first join to the archive, in which everybody reads whatever they may at every step. */
async function play(type: 'debate' | 'party', students: Witness[]): Promise<Secret[]> {
  const parties = await Promise.all(
    ['Een', 'Twee'].map((name) =>
      teacher.send<{ party: { _id: string } }>('POST', 'parties', { name: `${name} ${randomUUID()}` }),
    ),
  );
  const partyIds = parties.map(({ party }) => party._id);
  const statements = Array.from({ length: 3 }, (_, at) => ({ _id: randomUUID(), description: `Stelling ${at + 1}` }));
  const ids = statements.map(({ _id }) => _id);
  const set = await teacher.send<{ _id: string }>('POST', 'question_sets', {
    name: `Set ${randomUUID()}`,
    opinionOptions: OPINIONS.map((opinion, at) => ({ opinion, color: '#2f6fde', order: at })),
    statements,
    parties: partyIds,
    partyOpinions: ids.flatMap((statementId) =>
      partyIds.map((partyId) => ({ statementId, partyId, opinion: OPINIONS[0], comment: 'Zo is het.' })),
    ),
  });
  await teacher.send('POST', `question_sets/${set._id}/publish`);
  const settings = ['own_arguments', 'skip_questions', 'show_party_arguments', 'show_difficult_words'];
  const template = await teacher.send<{ _id: string }>('POST', 'game_templates', {
    name: 'Privé',
    type,
    questionSet: set._id,
    statements: ids,
    parties: partyIds,
    settings,
  });
  const { code } = await teacher.send<{ code: string }>('POST', 'config/game-template/voting-session', {
    gameTemplateId: template._id,
  });
  const path = `voting/session/${code}`;
  const { _id: id } = await teacher.send<{ _id: string }>('GET', path);
  await teacher.listen(code);
  for (const student of students) {
    await student.send('GET', path);
    await student.listen(code);
  }
  const secrets = students.map((student): Secret => ({ student, opinionIds: [], comments: [], pseudonym: '' }));
  const everybodyReads = async (): Promise<void> => {
    const ownPaths = [path, `${path}/parties`, ...ids.map((one) => `${path}/statement/${one}/party-opinions`)];
    const results = [`result/session/${id}`, ...partyIds.map((one) => `result/session/${id}/party/${one}`)];
    // What only the owner may ask, asked by students.
    const forbidden = [
      `${path}/progress`,
      `${path}/participants`,
      `result/session/${code}/group-results`,
      `result/overview/${id}`,
      `result/overview/${id}/download`,
      'voting/session',
      'account/download',
    ];
    for (const student of students)
      for (const one of [...ownPaths, ...results, ...forbidden]) await student.send('GET', one);
    for (const one of [path, ...forbidden, `result/session/${code}/group-results/party`])
      await teacher.send('GET', one);
  };
  await teacher.send('POST', `${path}/start`);
  for (const [at, statementId] of ids.entries()) {
    if (at > 0) await teacher.send('POST', `${path}/statement/${statementId}`);
    for (const [which, secret] of secrets.entries()) {
      const comment = `argument ${randomUUID()}`;
      const body = { opinion: OPINIONS[which % 2], comment, ...(type === 'party' && { partyId: partyIds[which % 2] }) };
      const stored = await secret.student.send<{ _id: string; studentId: string }>(
        'POST',
        `${path}/statement/${statementId}/opinion`,
        body,
      );
      secret.opinionIds.push(stored._id);
      secret.comments.push(comment);
      secret.pseudonym = stored.studentId;
    }
    await everybodyReads();
  }
  await teacher.send('POST', `${path}/end`);
  await everybodyReads();
  await teacher.send('POST', `${path}/archive`);
  await everybodyReads();
  // The last event of a game: with it, everything that was sent before has arrived.
  const last = JSON.stringify([`${code}-update`, { type: 'archived' }]);
  for (const { received } of [...students, teacher]) await expect.poll(() => received.includes(last)).toBe(true);
  for (const witness of [...students, teacher]) witness.leave();
  return secrets;
}

test('no student gets anything of another, nor the teacher who is who', async () => {
  const students = Array.from({ length: STUDENTS }, () => new Witness(server.baseURL));
  const games = [await play('debate', students), await play('party', students)];
  let compared = 0;
  for (const secrets of games)
    for (const { student } of secrets)
      for (const other of secrets.filter((one) => one.student !== student))
        for (const secret of [other.student.clientId, other.pseudonym, ...other.opinionIds, ...other.comments]) {
          expect(secret).not.toBe('');
          expect(student.everything).not.toContain(secret);
          compared += 1;
        }
  for (const { clientId } of students) expect(teacher.everything).not.toContain(clientId);
  // The teacher reads arguments and opinions under a pseudonym that two games do not share.
  const [first = [], second = []] = games;
  expect(teacher.everything).toContain(first[0]?.comments[0] ?? 'none');
  const inFirst = new Set(first.map(({ pseudonym }) => pseudonym));
  expect(inFirst.size).toBe(STUDENTS);
  for (const { pseudonym } of second) expect(inFirst.has(pseudonym)).toBe(false);
  console.log(
    `${compared} secrets looked for, ${students.reduce((sum, { received }) => sum + received.length, 0)} payloads of students read`,
  );

  // Errors are logged; even the most verbose log contains nothing personal.
  const nobody = new Witness(server.baseURL);
  await nobody.send('POST', 'auth/login', { email: invited, password: 'geheim-wachtwoord' });
  await nobody.send('POST', 'auth/reset-password/init', { email: ADMIN.email });
  await teacher.send('POST', 'users', { email: invited, role: 'teacher' });
  await nobody.send('POST', 'auth/reset-password', {
    configToken: 'geheim-bewijs-van-een-mail',
    password: 'geheim-wachtwoord',
  });
  await fetch(`${server.baseURL}/register/geheim-bewijs-van-een-mail`);
  await fetch(`${server.baseURL}/api/nothing?token=geheim-bewijs-van-een-mail`, {
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  const log = server.output().replace(/^First login:.*$/m, '');
  expect(log).toContain('"route":"/api/voting/session/:code"');
  const secrets = [
    ...students.map(({ clientId }) => clientId),
    ...games.flat().flatMap(({ comments, opinionIds, pseudonym }) => [...comments, ...opinionIds, pseudonym]),
    required(teacher.token),
    ADMIN.email,
    ADMIN.password,
    invited,
    'geheim-wachtwoord',
    'geheim-bewijs-van-een-mail',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
});
