// Which caller gets which event over the socket: every event × every kind of caller, over a whole game.
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownerEvent, participantsEvent, teacherUpdateEvent, updateEvent } from '#shared/domain/live-event-names.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { giveAnswer, makeGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import type { Caller, TestApp } from './test-app.ts';
import { engines } from './test-database.ts';

interface Who {
  kind: string;
  auth: (app: TestApp, owner: Caller, code: string) => Promise<Record<string, unknown>>;
  is?: Role;
}
type Role = 'owner' | 'projector' | 'anybody';

/** The event of our own with an update of that type. */
const own = (type: string) => (code: string) => `${ownerEvent(code)} ${type}`;

const BAD_TOKEN = 'no.such.token';
const WHO: Who[] = [
  { kind: 'anonymous', auth: async () => ({}) },
  { kind: 'a bad token', auth: async () => ({ token: BAD_TOKEN }) },
  { kind: 'a student', auth: async () => ({ clientId: randomUUID() }) },
  { kind: 'a student with a bad token', auth: async () => ({ clientId: randomUUID(), token: BAD_TOKEN }) },
  { kind: 'a client-id that is none', auth: async () => ({ clientId: 'x', token: 7 }) },
  ...ROLES.map((role) => ({
    kind: `another ${role}`,
    auth: async (app: TestApp) => ({ token: (await app.user(role)).token, clientId: randomUUID() }),
  })),
  { kind: 'the owner', auth: async (_, { token }) => ({ token }), is: 'owner' },
  {
    kind: 'the owner with a client-id',
    auth: async (_, { token }) => ({ token, clientId: randomUUID() }),
    is: 'owner',
  },
  {
    kind: 'a projector of it',
    auth: async (app, owner, code) => ({ projectorToken: (await app.pairedProjector(owner, code)).projectorToken }),
    is: 'projector',
  },
  {
    kind: 'a projector that waits',
    auth: async (app) => ({ projectorToken: (await app.projector()).projectorToken }),
  },
  {
    kind: 'a projector that is none, with the owner’s token',
    auth: async (_, { token }) => ({ token, projectorToken: BAD_TOKEN }),
  },
];

describe.each(engines)('live events on %s', async (engine) => {
  const { app, teacher: owner, set, first, second } = await openGameApp(engine);
  const address = await app.listen();
  const game = await makeGame(app, owner, set, { settings: ['own_arguments'] });
  const { code } = game;
  const received = new Map<string, string[]>();
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const other = await makeGame(app, await app.user('teacher'), set);
    const connect = async (who: Who, typed: string[]) => {
      const auth = await who.auth(app, owner, code);
      const socket = io(address, { auth, transports: ['websocket'], forceNew: true, reconnection: false });
      sockets.push(socket);
      const names: string[] = [];
      received.set(who.kind, names);
      socket.onAny((name: string, payload?: { type?: string }) =>
        names.push(name === ownerEvent(code) ? `${name} ${payload?.type}` : name),
      );
      for (const one of typed) expect(await socket.emitWithAck('subscribe', one)).toEqual({ ok: true });
    };
    for (const who of WHO) await connect(who, [code]);
    // Somebody who listens to another game only, and one who subscribed to none.
    for (const [kind, typed] of [
      ['a listener of another game', [other.code]],
      ['a caller without a subscription', []],
    ] as const)
      await connect({ kind, auth: async () => ({ clientId: randomUUID() }) }, [...typed]);
    await owner.post(`${game.path}/start`);
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'omdat' });
    await owner.post(`${game.path}/view`, { view: 'group-arguments' });
    const ofOwner = () => new Set(received.get('the owner'));
    await vi.waitFor(() => expect(ofOwner().size).toBe(5), 10_000);
    await vi.waitFor(() => expect(new Set(received.get('a projector of it')).size).toBe(2), 10_000);
    await owner.post(`${game.path}/statement/${second}`);
    await owner.post(`${game.path}/end`);
    await owner.post(`${game.path}/archive`);
    // Every caller has got the last event once they got all four updates.
    const updates = (kind: string) => received.get(kind)?.filter((name) => name === updateEvent(code)).length;
    await vi.waitFor(() => {
      for (const { kind } of WHO) expect(updates(kind), kind).toBe(4);
    }, 10_000);
  });
  afterAll(() => {
    for (const socket of sockets) socket.close();
  });

  const EVENTS = [
    { event: 'an update', name: updateEvent, by: ['owner', 'projector', 'anybody'] },
    { event: 'the count of participants', name: participantsEvent, by: ['owner'] },
    { event: 'answers as they come', name: teacherUpdateEvent, by: ['owner'] },
    { event: 'the view', name: own('view'), by: ['owner'] },
    { event: 'that another device is connected', name: own('device'), by: ['owner'] },
    { event: 'that a projector shows something else', name: own('board'), by: ['projector'] },
  ];
  const cases = EVENTS.flatMap((one) =>
    WHO.map(({ kind, is = 'anybody' }) => ({ ...one, kind, may: one.by.includes(is) })),
  );
  it.each(cases)('$event for $kind: $may', ({ kind, name, may }) => {
    expect(received.get(kind)?.includes(name(code))).toBe(may);
  });

  it('nobody gets anything else, and a caller who did not subscribe gets nothing', () => {
    const known = EVENTS.map(({ name }) => name(code));
    for (const [kind, names] of received) for (const name of names) expect(known, kind).toContain(name);
    for (const kind of ['a listener of another game', 'a caller without a subscription'])
      expect(received.get(kind)).toEqual([]);
  });
});
