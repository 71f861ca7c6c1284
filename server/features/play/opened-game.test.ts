// What the page of a game says before anybody joins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGameApp, makeGame, startGame, type TestGame, type TestSet } from '#server/testing/factories.ts';
import { type Caller, errorOf, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { findOpenedGame } from './opened-game.ts';

describe.each(engines)('the page of a game on %s', (engine) => {
  let app: TestApp;
  let teacher: Caller;
  let set: TestSet;
  beforeAll(async () => {
    ({ app, teacher, set } = await createGameApp(engine, { RATE_LIMITS: 'on' }));
  });
  afterAll(() => app.close());

  const opened = (code: string, ip = '198.51.100.1') => {
    const parsed = parseSessionCode(code);
    invariant(parsed, 'tests open codes');
    return findOpenedGame(app.app.deps, parsed, ip);
  };
  const lock = ({ code }: TestGame, locked = true) =>
    teacher.call('POST voting/session/:code/lock', { params: { code }, body: { locked } });
  const end = ({ code }: TestGame) => teacher.call('POST voting/session/:code/end', { params: { code } });

  it('says its name, its type and its state, and nothing else', async () => {
    const game = await makeGame(app, teacher, set, { type: 'party' });
    expect(await opened(game.code)).toEqual({ name: 'Proefspel', type: 'party', state: 'draft' });
    await teacher.call('POST voting/session/:code/start', { params: { code: game.code } });
    expect(await opened(game.code)).toEqual({ name: 'Proefspel', type: 'party', state: 'ongoing' });
    await end(game);
    expect(await opened(game.code)).toEqual({ name: 'Proefspel', type: 'party', state: 'results' });
  });

  it('joins nobody, and says the same whoever has joined and answered', async () => {
    const game = await startGame(app, teacher, set);
    const count = async () =>
      (await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).count;
    const before = await opened(game.code);
    expect(await count()).toBe(0);
    await app.student().post(`${game.path}/statement/${set.statements[0]}/opinion`, { opinion: 'Akkoord' });
    expect(await opened(game.code)).toEqual(before);
    expect(await count()).toBe(1);
  });

  it('says nothing while nobody new may join', async () => {
    const game = await startGame(app, teacher, set);
    await lock(game);
    expect(await opened(game.code)).toBeNull();
    await end(game);
    expect(await opened(game.code)).toMatchObject({ state: 'results' });
  });

  it('knows an archived game no more than one that never was', async () => {
    const game = await startGame(app, teacher, set);
    await teacher.call('POST voting/session/:code/archive', { params: { code: game.code } });
    expect([await opened(game.code), await opened('ZZZZZZ')]).toEqual(['unknown', 'unknown']);
  });

  it('counts unknown codes with those of the calls, and known ones not', async () => {
    const { code } = await startGame(app, teacher, set);
    const ip = '127.0.0.1';
    for (let at = 0; at < 70; at++) await opened(code, ip);
    for (let at = 0; at < 59; at++) expect(await opened('YYYYYY', ip)).toBe('unknown');
    // Asked from that address as well.
    expect(errorOf(await app.student().get('voting/session/YYYYYY'))).toEqual([404, 'INVALID_CODE']);
    expect(await opened('YYYYYY', ip)).toBeNull();
    expect(errorOf(await app.student().get('voting/session/YYYYYY'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await opened(code, ip)).toMatchObject({ state: 'ongoing' });
  });
});
