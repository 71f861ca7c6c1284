// What the page of a game says before anybody joins.
import { describe, expect, it } from 'vitest';
import { makeGame, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { required } from '#testing/required.ts';
import { findOpenedGame } from './opened-game.ts';

describe.each(bothEngines)('the page of a game on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine, { RATE_LIMITS: 'on' });

  const opened = (code: string, ip = '198.51.100.1') => {
    const parsed = parseSessionCode(code);
    invariant(parsed, 'tests open codes');
    return findOpenedGame(app.app.deps, parsed, ip);
  };
  const lock = ({ code }: TestGame, locked = true) =>
    teacher.call('POST voting/session/:code/lock', { params: { code }, body: { locked } });
  const start = ({ code }: TestGame) => teacher.call('POST voting/session/:code/start', { params: { code } });
  const onStatement = (
    call:
      | 'POST voting/session/:code/statement/:statementId'
      | 'POST voting/session/:code/statement/:statementId/second-round',
    { code }: TestGame,
    at: number,
  ) => teacher.call(call, { params: { code, statementId: required(set.statements[at]) } });
  const end = ({ code }: TestGame) => teacher.call('POST voting/session/:code/end', { params: { code } });

  it('says its name, its type and its state, and nothing else', async () => {
    const game = await makeGame(app, teacher, set, { type: 'party' });
    const said = { name: 'Proefspel', type: 'party', argumentsEnabled: false, statement: null };
    expect(await opened(game.code)).toEqual({ ...said, state: 'draft' });
    await start(game);
    expect(await opened(game.code)).toEqual({ ...said, state: 'ongoing' });
    await end(game);
    expect(await opened(game.code)).toEqual({ ...said, state: 'results' });
  });

  it('says what the class of a debate is asked', async () => {
    const game = await makeGame(app, teacher, set);
    expect(await opened(game.code)).toMatchObject({ statement: null });
    await start(game);
    const total = set.statements.length;
    expect(await opened(game.code)).toMatchObject({ statement: { description: 'Stelling 1', number: 1, total } });
    await onStatement('POST voting/session/:code/statement/:statementId', game, 1);
    expect(await opened(game.code)).toMatchObject({ statement: { description: 'Stelling 2', number: 2, total } });
    await end(game);
    expect(await opened(game.code)).toMatchObject({ statement: null });
  });

  it('says no statement where a student sees something else first', async () => {
    const own = await startGame(app, teacher, set, { settings: ['own_tempo'] });
    expect(await opened(own.code)).toMatchObject({ state: 'ongoing', statement: null });

    const game = await startGame(app, teacher, set);
    const putAway = (away: boolean) =>
      teacher.call('POST voting/session/:code/devices-away', { params: { code: game.code }, body: { away } });
    await putAway(true);
    expect(await opened(game.code)).toMatchObject({ statement: null });
    await putAway(false);
    expect(await opened(game.code)).toMatchObject({ statement: { number: 1 } });

    await app.student().post(`${game.path}/statement/${first}/opinion`, { opinion: 'Akkoord' });
    await onStatement('POST voting/session/:code/statement/:statementId/second-round', game, 0);
    expect(await opened(game.code)).toMatchObject({ statement: null });
  });

  it('joins nobody, and says the same whoever has joined and answered', async () => {
    const game = await startGame(app, teacher, set);
    const count = async () =>
      (await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).count;
    const before = await opened(game.code);
    expect(await count()).toBe(0);
    await app.student().post(`${game.path}/statement/${first}/opinion`, { opinion: 'Akkoord' });
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
