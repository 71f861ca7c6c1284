// Wrong codes over the socket count in the limit of the calls; a school behind one address never reaches it.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { SESSION_CODE_ALPHABET } from '#shared/domain/session-code.ts';
import { startGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { openSocket } from './open-socket.ts';

const SCHOOL = 1_000;
const MISSES = 60;
const CLASS = 50;

describe('codes that are typed into sockets', () => {
  async function serve(limits: 'on' | 'off') {
    const { app, teacher, set } = await openGameApp('SQLite', { RATE_LIMITS: limits });
    const game = await startGame(app, teacher, set, { settings: ['own_tempo'] });
    return { app, base: await app.listen(), game };
  }

  /** A phone behind that address, as a reverse proxy on this machine reports it. */
  const phoneAt = (base: string, address: string, clientId: string = randomUUID()) =>
    openSocket(base, { clientId }, { extraHeaders: { 'x-forwarded-for': address } });
  const subscribe = (socket: Socket, code: string) => socket.emitWithAck('subscribe', code);
  const wrongCode = (at: number): string =>
    `ZZZZ${SESSION_CODE_ALPHABET[at % 31]}${SESSION_CODE_ALPHABET[Math.floor(at / 31)]}`;
  /** Tries that many wrong codes, alternating between the sockets; returns the reply to each. */
  const guess = async (sockets: Socket[], count: number): Promise<string[]> => {
    const replies: string[] = [];
    while (replies.length < count)
      for (const socket of sockets.slice(0, count - replies.length))
        replies.push((await subscribe(socket, wrongCode(replies.length))).code);
    return replies;
  };

  it('are refused after 60 wrong ones in a minute, over however many sockets; a right one never is', async () => {
    const { app, base, game } = await serve('on');
    const sockets = Array.from({ length: 5 }, () => phoneAt(base, '203.0.113.1'));
    const replies = await guess(sockets, MISSES + 10);
    expect(replies.slice(0, MISSES)).toEqual(Array(MISSES).fill('INVALID_CODE'));
    expect(replies.slice(MISSES)).toEqual(Array(10).fill('TOO_MANY_REQUESTS'));
    expect(await subscribe(phoneAt(base, '203.0.113.1'), game.code)).toEqual({ ok: true });
    expect(await guess([phoneAt(base, '203.0.113.2')], 1)).toEqual(['INVALID_CODE']);
    // The limit applies to calls as well.
    const byCall = (address: string) =>
      app.app.http.inject({
        url: '/api/voting/session/ZZZZZZ',
        headers: { 'client-id': randomUUID(), 'x-forwarded-for': address },
      });
    expect((await byCall('203.0.113.1')).statusCode).toBe(429);
    expect((await byCall('203.0.113.2')).statusCode).toBe(404);
  });

  it('count for the network of an IPv6 address, by socket and by call', async () => {
    const { app, base } = await serve('on');
    const addresses = Array.from({ length: 5 }, (_, at) => `2001:db8:7:8:${at}::${at + 1}`);
    await guess(
      addresses.map((address) => phoneAt(base, address)),
      MISSES,
    );
    const byCall = async (address: string) => {
      const headers = { 'client-id': randomUUID(), 'x-forwarded-for': address };
      return (await app.app.http.inject({ url: '/api/voting/session/ZZZZZZ', headers })).statusCode;
    };
    expect(await byCall('2001:db8:7:8:ffff::1')).toBe(429);
    expect(await byCall('2001:db8:7:9::1')).toBe(404);
  });

  it('that can be no code at all cost nothing', async () => {
    const { base } = await serve('on');
    const sockets = [phoneAt(base, '203.0.113.1'), phoneAt(base, '203.0.113.1'), phoneAt(base, '203.0.113.1')];
    for (let at = 0; at < MISSES; at += sockets.length)
      for (const socket of sockets) expect((await subscribe(socket, `x${at}`)).code).toBe('INVALID_CODE');
    expect(await guess(sockets, 1)).toEqual(['INVALID_CODE']);
  });

  it('are never refused with RATE_LIMITS=off', async () => {
    const { base } = await serve('off');
    const sockets = [phoneAt(base, '203.0.113.1'), phoneAt(base, '203.0.113.1')];
    expect(new Set(await guess(sockets, MISSES + 10))).toEqual(new Set(['INVALID_CODE']));
  });

  it('let 1,000 students behind one address join and listen', { timeout: 120_000 }, async () => {
    const { app, base, game } = await serve('on');
    const statuses = new Map<string, number>();
    const note = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const student = async (): Promise<void> => {
      const clientId = randomUUID();
      const headers = { 'client-id': clientId, 'x-forwarded-for': '198.51.100.7' };
      note(String((await app.app.http.inject({ url: `/api/${game.path}`, headers })).statusCode));
      note(JSON.stringify(await subscribe(phoneAt(base, '198.51.100.7', clientId), game.code)));
    };
    for (let at = 0; at < SCHOOL; at += CLASS) await Promise.all(Array.from({ length: CLASS }, student));
    expect(Object.fromEntries(statuses)).toEqual({ 200: SCHOOL, '{"ok":true}': SCHOOL });
  });
});
