import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Jwt } from '#server/access/jwt.ts';
import { makeQuestionSet, makeTemplate, startGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import type { Caller } from '#server/testing/test-app.ts';
import { required } from '#testing/required.ts';

describe('every call', async () => {
  const { app, teacher, set } = await openGameApp();

  const inject = async (
    headers: Record<string, string>,
    payload?: string,
    url = '/api/config/game-template/voting-session',
  ) => {
    const reply = await app.app.http.inject({
      method: 'POST',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return [reply.statusCode, reply.json().code];
  };

  it('checks in one order: readable, identity, role, existence, ownership, fields, state', async () => {
    const json = { 'content-type': 'application/json' };
    const asTeacher = { ...json, authorization: `Bearer ${teacher.token}` };
    expect(await inject(json, '{"half')).toEqual([400, 'MALFORMED']);
    expect(await inject(json, '[]')).toEqual([400, 'MALFORMED']);
    expect(await inject(asTeacher)).toEqual([400, 'MALFORMED']);
    expect(await inject({ 'content-type': 'text/plain' }, 'hello')).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(await inject(json, '{}')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await inject(asTeacher, '{}')).toEqual([422, 'INVALID']);
    expect(await inject(asTeacher, JSON.stringify({ gameTemplateId: randomUUID() }))).toEqual([404, 'NOT_FOUND']);
    const game = await startGame(app, teacher, set);
    const other = await app.user('teacher');
    const view = (caller: Caller, path: string) => caller.post(`${path}/view`, { view: 'nothing' });
    expect((await view(other, 'voting/session/ZZZZZZ')).status).toBe(404);
    expect((await view(other, game.path)).status).toBe(403);
    expect((await view(teacher, game.path)).body).toMatchObject({ code: 'INVALID', fields: { view: 'INVALID_VALUE' } });
  });

  it('knows a token with Bearer and without, and no other one', async () => {
    const template = await makeTemplate(app, teacher, set);
    const body = JSON.stringify({ gameTemplateId: template });
    const status = async (authorization: string) =>
      (await inject({ 'content-type': 'application/json', authorization }, body))[0];
    expect(await status(`Bearer ${teacher.token}`)).toBe(201);
    expect(await status(required(teacher.token))).toBe(201);
    const claims = { userId: required(teacher.userId), version: 0 };
    const [head, , signature] = required(teacher.token).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const forged = [
      await new Jwt('another secret of sixteen').sign(claims),
      await app.app.deps.jwt.sign({ ...claims, version: 1 }),
      await app.app.deps.jwt.sign({ ...claims, userId: randomUUID() }),
      `${none}.${teacher.token?.split('.')[1]}.`,
      `${head}.e30.${signature}`,
      'abc',
      '',
    ];
    for (const token of forged) expect(await status(`Bearer ${token}`)).toBe(401);
  });

  it('answers unknown addresses below /api with an error, and takes a slash at the end', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const reply = await app.app.http.inject({ method, url: '/api/no/such/thing' });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await teacher.get('voting/session/')).status).toBe(200);
  });

  it('hides what went wrong inside', async () => {
    const broken = await openTestApp();
    const caller = await broken.user('teacher');
    await broken.db.schema.dropTable('voting_session_parties').execute();
    const reply = await caller.post('config/game-template/voting-session', {
      gameTemplateId: await makeTemplate(broken, caller, await makeQuestionSet(broken)),
    });
    expect([reply.status, reply.body]).toEqual([
      500,
      { code: 'INTERNAL', message: 'Something went wrong on the server' },
    ]);
  });
});
