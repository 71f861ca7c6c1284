// Access to every endpoint by every kind of caller: to what does not exist, and to what another user owns.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#shared/contract/account.ts';
import { authEndpoints } from '#shared/contract/auth.ts';
import { allEndpoints } from '#shared/contract/contract.ts';
import type { Access, Endpoint } from '#shared/contract/endpoint.ts';
import { projectorEndpoints } from '#shared/contract/projector.ts';
import { votingSessionEndpoints } from '#shared/contract/voting-session.ts';
import { ACTIONS, type Action, ROLES, roleMay, TOKEN_ROLES, type TokenRole } from '#shared/domain/roles.ts';
import { addressOf } from './address.ts';
import { makeGame, makeQuestionSet, makeTemplate } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { Caller, type Reply } from './test-app.ts';
import { engines } from './test-database.ts';

/** Well-formed ids that do not exist, so that only the look-up refuses them. */
const NOTHING = {
  code: 'ZZZZZZ',
  id: randomUUID(),
  sessionId: randomUUID(),
  partyId: randomUUID(),
  token: 'x'.repeat(32),
};
const ELSEWHERE = {
  ...NOTHING,
  schoolCode: 'ZZZZZZ',
  statementId: randomUUID(),
  commentId: randomUUID(),
  projectorId: randomUUID(),
};

const send = (caller: Caller, endpoint: Endpoint, address: string): Promise<Reply> => {
  const body = endpoint.method === 'GET' || (endpoint.method === 'DELETE' && !endpoint.body) ? undefined : {};
  switch (endpoint.method) {
    case 'GET':
      return caller.get(address);
    case 'DELETE':
      return caller.delete(address, body);
    case 'PUT':
      return caller.put(address, body);
    case 'PATCH':
      return caller.patch(address, body);
    case 'POST':
      return caller.post(address, body);
  }
};

const isAction = (access: Access): access is Action => (ACTIONS as string[]).includes(access);

type Kind = 'nobody' | 'bad token' | 'student' | 'student with a bad token' | 'projector' | TokenRole;
const KINDS: Kind[] = ['nobody', 'bad token', 'student', 'student with a bad token', 'projector', ...TOKEN_ROLES];

/** The error that follows from the endpoint's access alone, or null when this caller is permitted. */
function expectedError(access: Access, kind: Kind): string | null {
  if (isAction(access)) {
    const role = TOKEN_ROLES.find((one) => one === kind);
    if (role === undefined) return '401 UNAUTHENTICATED';
    return roleMay(role, access) ? null : '403 FORBIDDEN';
  }
  if (access === 'projector') return kind === 'projector' ? null : '401 UNAUTHENTICATED';
  if (access === 'anyone' || kind.startsWith('student')) return null;
  if (access === 'studentOrOwner' && TOKEN_ROLES.some((one) => one === kind)) return null;
  return '400 MALFORMED';
}

/** Errors that depend on the caller only. */
const isAboutTheCaller = ({ status, body }: Reply): boolean =>
  (status === 400 && /client-id/.test(body?.message)) ||
  (status === 401 && body?.code === 'UNAUTHENTICATED') ||
  status === 403;

describe.each(engines)('access on %s', async (engine) => {
  const { app, teacher: owner, set, first } = await openGameApp(engine);
  const callers = new Map<Kind, Caller>();
  beforeAll(async () => {
    callers.set('nobody', app.nobody());
    callers.set('bad token', new Caller(app, { token: 'no.such.token' }));
    const game = await makeGame(app, owner, set);
    callers.set('projector', await app.pairedProjector(owner, game.code));
    callers.set('student', app.student());
    callers.set('student with a bad token', new Caller(app, { clientId: randomUUID(), token: 'no.such.token' }));
    for (const role of ROLES) callers.set(role, await app.user(role));
    callers.set('visitor', await app.visitor());
  });

  const cases = allEndpoints.flatMap(({ endpoint }) => KINDS.map((kind) => ({ endpoint, kind })));

  it('has every endpoint of the contract mounted', async () => {
    for (const { endpoint } of allEndpoints) {
      const url = `/api/${endpoint.path}`;
      expect(app.app.http.hasRoute({ method: endpoint.method, url }), `${endpoint.method} ${url}`).toBe(true);
    }
  });

  it.each(cases)('$endpoint.method $endpoint.path for $kind', async ({ endpoint, kind }) => {
    const role = ROLES.find((one) => one === kind);
    // A user who logged out cannot be used by the other cases.
    const logsOut = endpoint === authEndpoints.logout || endpoint === accountEndpoints.logOut;
    const caller = role && logsOut ? await app.user(role) : (callers.get(kind) ?? app.nobody());
    // The same for a projector that was removed.
    if (kind === 'projector' && endpoint === projectorEndpoints.end) return;
    // A visitor makes try-outs only (see visitors.test.ts).
    if (kind === 'visitor' && endpoint === votingSessionEndpoints.create) return;
    // Without the query the list has drafts too, for which there is a separate permission (see below).
    const query = endpoint.path === 'question_sets' && endpoint.method === 'GET' ? '?mode=teacher' : '';
    const reply = await send(caller, endpoint, addressOf(endpoint, ELSEWHERE) + query);
    const expected = expectedError(endpoint.access, kind);
    if (expected === null) expect(isAboutTheCaller(reply), `${reply.status} ${reply.text}`).toBe(false);
    else expect(`${reply.status} ${reply.body.code}`).toBe(expected);
    // A permitted caller gets 404 for what does not exist; calls without an id create nothing from an empty body.
    if (expected === null && endpoint.params) expect(reply.status).toBe(404);
  });

  /** Endpoints about something that one user owns, with the answer that everybody else gets. */
  const owned = allEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ access, params }) => (access === 'manageGames' || access === 'leadGame') && params !== undefined)
    // Anybody who has a link's token may use it.
    .filter(({ path }) => !path.includes(':token'))
    // So it is with the code of a school's count; its tests say whose it is.
    .filter(({ path }) => !path.startsWith('school_counts'))
    .map((endpoint) => ({ endpoint, foreign: endpoint.path.includes(':code') ? '403 FORBIDDEN' : '404 NOT_FOUND' }));

  it('lets a visitor lead the game that they try out: every call about one game that goes on', () => {
    const ofOneGame = allEndpoints.filter(
      ({ endpoint: { path, access } }) => isAction(access) && /:code|overview/.test(path),
    );
    const others = ofOneGame.filter(({ endpoint }) => endpoint.access !== 'leadGame');
    expect(others.map(({ endpoint }) => endpoint.path)).toEqual([]);
  });

  it('knows what is owned', () => {
    expect(owned.length).toBeGreaterThanOrEqual(14);
  });

  it.each(owned)('$endpoint.method $endpoint.path is its owner’s only', async ({ endpoint, foreign }) => {
    const game = await makeGame(app, owner, set);
    const student = app.student();
    await owner.post(`${game.path}/start`);
    await student.get(game.path);
    const opinion = await student.post(`${game.path}/statement/${first}/opinion`, { opinion: 'Akkoord' });
    const [statementId = ''] = set.statements;
    const ownStatement = randomUUID();
    await owner.post(`${game.path}/own-statement`, { _id: ownStatement, description: 'No phones at school.' });
    const address = addressOf(endpoint, {
      code: game.code,
      sessionId: game.id,
      id: endpoint.path.includes('own-statement') ? ownStatement : await makeTemplate(app, owner, set),
      statementId,
      commentId: opinion.body._id,
      projectorId: randomUUID(),
    });
    const others = await Promise.all(ROLES.map((role) => app.user(role)));
    for (const other of others) {
      const reply = await send(other, endpoint, address);
      expect(`${reply.status} ${reply.body?.code}`).toBe(foreign);
    }
    const visitor = await send(await app.visitor(), endpoint, address);
    expect(`${visitor.status} ${visitor.body?.code}`).toBe(endpoint.access === 'leadGame' ? foreign : '403 FORBIDDEN');
    expect((await send(student, endpoint, address)).status).toBe(401);
    const own = await send(owner, endpoint, address);
    expect([200, 204, 409, 422], own.text).toContain(own.status);
  });

  it('gives a student’s results to nobody who did not take part', async () => {
    const game = await makeGame(app, owner, set, { settings: ['own_tempo'] });
    await owner.post(`${game.path}/start`);
    const student = app.student();
    for (const statementId of set.statements)
      await student.post(`${game.path}/statement/${statementId}/opinion`, { opinion: 'Akkoord' });
    for (const path of [`result/session/${game.id}`, `result/session/${game.id}/party/${set.parties[0]}`]) {
      expect((await student.get(path)).status).toBe(200);
      expect((await app.student().get(path)).status).toBe(404);
      expect((await owner.get(path)).status).toBe(400);
    }
  });

  it('shows a teacher published question sets only', async () => {
    const draft = await makeQuestionSet(app);
    await app.db.updateTable('question_sets').set({ published: 0 }).where('id', '=', draft.questionSetId).execute();
    for (const path of [`question_sets/${draft.questionSetId}`, `question_sets/${draft.questionSetId}/details`]) {
      expect((await owner.get(path)).status).toBe(404);
      expect((await callers.get('admin')?.get(path))?.status).toBe(404);
      expect((await callers.get('super_admin')?.get(path))?.status).toBe(200);
    }
    expect((await callers.get('admin')?.get('question_sets'))?.status).toBe(403);
  });

  it('lets an admin invite no super admin', async () => {
    const invite = (caller: Caller | undefined) =>
      caller?.post('users', { email: `${randomUUID()}@example.org`, role: 'super_admin' });
    expect((await invite(callers.get('admin')))?.status).toBe(403);
    expect((await invite(callers.get('super_admin')))?.status).toBe(201);
  });
});
