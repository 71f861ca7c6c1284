// Every endpoint names what limits it: `createTestApp` fails any call that counts for another limit. Here each name is
// proved.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertChallenge } from '#server/data/accounts/second-factors.ts';
import { challengeHash } from '#server/features/auth/login.service.ts';
import { allEndpoints } from '#shared/contract/contract.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { LimitName } from '#shared/domain/rate-limits.ts';
import { required } from '#testing/required.ts';
import { type SchoolProvider, startSchoolProvider } from '#testing/school-provider.ts';
import { addressOf } from './address.ts';
import { makeQuestionSet, startGame } from './factories.ts';
import { registration } from './registration.ts';
import { Caller, createTestApp, PASSWORD, type TestApp } from './test-app.ts';

const NOTHING = {
  code: 'ZZZZZZ',
  id: randomUUID(),
  sessionId: randomUUID(),
  partyId: randomUUID(),
  token: 'x'.repeat(32),
  statementId: randomUUID(),
  commentId: randomUUID(),
  projectorId: randomUUID(),
};

describe('the limits that an endpoint names', () => {
  let app: TestApp;
  let school: SchoolProvider;
  beforeAll(async () => {
    school = await startSchoolProvider();
    school.allow('http://localhost:3000');
    app = await createTestApp('SQLite', { ...school.settings, RATE_LIMITS: 'on', PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(async () => {
    await app.close();
    await school.stop();
  });

  const named = allEndpoints.flatMap(({ endpoint }) => endpoint.limits.map((limit) => ({ endpoint, limit })));
  const isTaken = (endpoint: Endpoint, limit: LimitName): boolean => app.takenLimits.get(endpoint)?.has(limit) ?? false;

  it('are those that it counts for', async () => {
    const admin = await app.user('admin');
    const teacher = await app.user();
    const student = app.student();
    const set = await makeQuestionSet(app);
    const game = await startGame(app, teacher, set);
    const statementId = required(set.statements[0]);

    // Wrong codes.
    for (const { endpoint } of named.filter(({ limit }) => limit === 'unknownCodePerAddress')) {
      const caller = endpoint.access.startsWith('student') ? student : teacher;
      const { method } = endpoint;
      const send = { GET: caller.get, POST: caller.post, PUT: caller.put, PATCH: caller.patch, DELETE: caller.delete };
      await send[method](addressOf(endpoint, NOTHING), method === 'GET' || !endpoint.body ? undefined : {});
    }
    // Students who join, each by another call.
    await student.get(game.path);
    await app.student().post(`${game.path}/statement/${statementId}/opinion`, { opinion: required(set.opinions[0]) });
    await app.student().get(`${game.path}/statement/${statementId}/party-opinions`);
    // A ballot, and a school's count that is not there.
    const election = await startGame(app, teacher, set, { settings: ['ballot'] });
    await teacher.post(`${election.path}/ballot`, { open: true });
    await app.student().post(`${election.path}/vote`, { round: 1, party: null });
    await teacher.get('school_counts/ZZZZZZ');
    await teacher.post(`${election.path}/ballot/count`, { schoolCode: 'ZZZZZZ', round: 1 });
    // A question, a mark, and a guess.
    await teacher.post(`${game.path}/questions-open`, { open: true });
    const question = `${game.path}/question/${randomUUID()}`;
    await student.put(question, { text: 'Why?' });
    await student.put(`${question}/mark`, { marked: true });
    await student.put(`${game.path}/statement/${statementId}/guess`, { guess: 5 });
    // Passwords, of a browser that the account knows and of one that it does not.
    const email = `admin.${admin.userId}@example.org`;
    const both = [admin, new Caller(app, { token: required(admin.token), clientId: randomUUID() })];
    await required(both[1]).call('POST auth/login', { body: { email, password: PASSWORD } });
    for (const caller of both) {
      const password = 'not this one';
      await caller.post('auth/login', { email, password });
      await caller.post('account/password', { currentPassword: password, password: 'een-ander-wachtwoord' });
      await caller.post('account/second-factor', { password });
      await caller.delete('account/second-factor', { password, code: '123456' });
      await caller.delete('account', { password });
      const challenge = randomUUID();
      await insertChallenge(app.db, {
        challenge_hash: challengeHash(challenge),
        user_id: required(admin.userId),
        token_version: 0,
        identity_id: null,
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      });
      await caller.post('auth/second-factor', { challenge, code: '123456' });
    }
    // A hand-off goes with a client-id: of one that the account does not know, too.
    for (const clientId of [both[1]?.clientId, randomUUID()].map(required))
      await new Caller(app, { token: required(admin.token), clientId }).post('account/logins', {
        handoff: 'x',
        password: 'not this one',
      });
    await app.nobody().post('auth/second-factor', { challenge: 'x', code: '123456' });
    // What anybody may try.
    const nobody = app.nobody();
    await nobody.post('auth/register', registration());
    await nobody.post('auth/visitor');
    await nobody.post('auth/reset-password/init', { email });
    const began = await nobody.get(`auth/provider/oidc/start?client=${randomUUID()}`);
    const state = new URL(String(began.headers.location)).searchParams.get('state');
    await nobody.get(`auth/provider/oidc/callback?error=access_denied&state=${state}`);
    await student.post('auth/provider/exchange', { handoff: 'x' });
    await nobody.post('auth/remote-link', { token: 'x'.repeat(32), device: 'x'.repeat(32) });
    await nobody.post('projectors');
    // As everybody at the address, and as who showed a game from there before.
    const { pairingCode } = await (await app.projector()).call('GET projector');
    await teacher.post(`${game.path}/projectors`, { pairingCode });
    await teacher.post(`${game.path}/projectors`, { pairingCode });

    const missing = named.filter(({ endpoint, limit }) => !isTaken(endpoint, limit));
    expect(missing.map(({ endpoint, limit }) => `${endpoint.method} ${endpoint.path} ${limit}`)).toEqual([]);
  });
});
