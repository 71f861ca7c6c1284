// A socket must not outlive its login, nor does the old token make it an owner's again.
import { Server } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { describe, expect, it, vi } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { Caller, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SocketLogins } from './logins.ts';

const NEW_PASSWORD = 'een ander wachtwoord';

describe.each(engines)('live connections of a login that is over, on %s', async (engine) => {
  const { app, set, first } = await openGameApp(engine);
  const address = await app.listen();

  async function follow(who: { token?: string | undefined; clientId?: string | undefined }, { code }: TestGame) {
    const { token, clientId } = who;
    const socket = openSocket(address, { token, clientId });
    const figures: string[] = [];
    socket.onAny((name: string) => /-(participants|teacher-update|view)$/.test(name) && figures.push(name));
    expect(await socket.emitWithAck('subscribe', code)).toEqual({ ok: true });
    return { socket, figures };
  }
  const ended = ({ socket }: { socket: Socket }) => vi.waitFor(() => expect(socket.connected).toBe(false), 10_000);

  async function lesson() {
    const teacher = await app.user();
    const game = await startGame(app, teacher, set);
    const student = app.student();
    return { teacher, game, owner: await follow(teacher, game), phone: await follow(student, game), student };
  }
  const emailOf = ({ userId }: Caller) => `teacher.${userId}@example.org`;
  const change = ({ userId = '' }: Caller, values: object) =>
    app.db.updateTable('users').set(values).where('id', '=', userId).execute();

  /** What ends a login; `elsewhere`: in another process, of which this one receives no message. */
  const ends: { what: string; elsewhere?: boolean; end: (teacher: Caller) => Promise<unknown> }[] = [
    {
      what: 'their password is changed',
      end: (teacher) => teacher.post('account/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
    },
    {
      what: 'their password is reset by mail',
      end: async (teacher) => {
        await app.nobody().post('auth/reset-password/init', { email: emailOf(teacher) });
        const mail = await app.mailTo(emailOf(teacher));
        const configToken = /token=([0-9a-f]{64})/.exec(mail.text)?.[1];
        await app.nobody().post('auth/reset-password', { configToken, password: NEW_PASSWORD });
      },
    },
    {
      what: 'they delete their account',
      end: (teacher) => teacher.delete('account', { password: PASSWORD }),
    },
    { what: 'they log out', end: (teacher) => teacher.post('auth/logout') },
    { what: 'another server ends it', elsewhere: true, end: (teacher) => change(teacher, { token_version: 7 }) },
    { what: 'their account is switched off', elsewhere: true, end: (teacher) => change(teacher, { activated: 0 }) },
  ];

  it.each(ends)('end when $what, and nobody else’s do', async ({ end, elsewhere }) => {
    const { teacher, owner } = await lesson();
    const colleague = await lesson();
    await end(teacher);
    // What the clock does every so often.
    if (elsewhere) app.app.deps.socketLogins.check();
    await ended(owner);
    expect(colleague.owner.socket.connected).toBe(true);
    expect(colleague.phone.socket.connected).toBe(true);
  });

  it('of another login of the same teacher stay when one logs out', async () => {
    const { teacher, game, owner, student } = await lesson();
    const elsewhere = new Caller(app, {
      token: await app.app.deps.jwt.sign({ userId: teacher.userId ?? '', version: 0 }),
    });
    const other = await follow(elsewhere, game);
    expect((await teacher.post('auth/logout')).status).toBe(204);
    await ended(owner);
    const again = await follow(teacher, game);
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    await vi.waitFor(() => expect(other.figures).toContain(`${game.code}-teacher-update`), 10_000);
    expect(again.figures).toEqual([]);
    expect((await elsewhere.get('account')).status).toBe(200);
  });

  it('come back as a stranger’s with the old token, and as the owner’s with the new one', async () => {
    const { teacher, game, owner, student, phone } = await lesson();
    const { body } = await teacher.post('account/password', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    await ended(owner);
    expect(phone.socket.connected).toBe(true);
    const old = await follow({ token: teacher.token }, game);
    const renewed = await follow({ token: body.jwtToken }, game);
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    await vi.waitFor(() => expect(renewed.figures).toContain(`${game.code}-teacher-update`), 10_000);
    expect(old.figures).toEqual([]);
  });
});

it('a check of all logins runs once at a time, and once more for all that are asked for meanwhile', async () => {
  const ends: (() => void)[] = [];
  const logins = new SocketLogins(
    new Server(),
    {
      identify: async () => ({ actor: { kind: 'anonymous' }, badToken: false, badClientId: false }),
      endVisitors: () => new Promise((done) => ends.push(done)),
    },
    () => {},
  );
  for (let at = 0; at < 100; at++) logins.check();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  logins.check();
  await vi.waitFor(() => expect(ends).toHaveLength(3));
});
