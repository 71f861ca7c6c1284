import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveAnswer, makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { liveEvents } from '#shared/contract/live-events.ts';

/** Milliseconds; a timer of Node's may come one too early. */
const ANSWERS_WINDOW_MS = 71;

interface Heard {
  name: string;
  payload: unknown;
}

describe('live updates', async () => {
  const { app, teacher, set, first, second } = await openGameApp();
  const address = await app.listen();
  /** What all sockets of a test heard. */
  const all: Heard[] = [];
  afterEach(() => {
    // Every event is one of the contract, and has nothing that the contract does not name.
    for (const { name, payload } of all.splice(0)) {
      const event = name.slice(name.indexOf('-') + 1);
      expect(Object.keys(liveEvents)).toContain(event);
      expect(liveEvents[event as keyof typeof liveEvents].parse(payload), name).toEqual(payload);
    }
  });

  async function listen(who: { clientId?: string | undefined; token?: string | undefined }, code: string) {
    const socket = openSocket(address, who);
    const heard: Heard[] = [];
    socket.onAny((name: string, payload: unknown) => {
      heard.push({ name, payload });
      all.push({ name, payload });
    });
    const reply: unknown = await socket.emitWithAck('subscribe', code);
    const names = () => heard.map(({ name }) => name.slice(code.length + 1));
    const until = (fits: () => boolean) => vi.waitFor(() => expect(fits()).toBe(true), 10_000);
    return { socket, heard, reply, names, until };
  }

  it('reach everybody who subscribed; figures reach the owner only', async () => {
    const game = await makeGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const listener = await listen({ clientId: student.clientId }, game.code);
    const owner = await listen({ token: teacher.token }, game.code);
    const stranger = await listen({ token: (await app.user('super_admin')).token }, game.code);
    await teacher.post(`${game.path}/start`);
    await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'omdat' });
    await teacher.post(`${game.path}/statement/${second}`);
    await teacher.post(`${game.path}/end`);
    await teacher.post(`${game.path}/archive`);
    const updates = [
      { type: 'session-started', statementId: first },
      { type: 'next-question', statementId: second },
      { type: 'results' },
      { type: 'archived' },
    ];
    for (const { heard, until } of [listener, stranger]) {
      await until(() => heard.length >= updates.length);
      expect(heard.map(({ payload }) => payload)).toEqual(updates);
    }
    await owner.until(() => owner.names().filter((name) => name === 'update').length === updates.length);
    expect(owner.heard.find(({ name }) => name.endsWith('-participants'))?.payload).toBe(1);
    expect(owner.heard.find(({ name }) => name.endsWith('-teacher-update'))?.payload).toMatchObject({
      type: 'student-answered',
      studentOpinion: { opinion: 'Akkoord', comment: 'omdat' },
    });
  });

  it('tell only the owner of the lock, and a student who is locked out what everybody is told', async () => {
    const game = await makeGame(app, teacher, set);
    const student = app.student();
    await student.get(game.path);
    const owner = await listen({ token: teacher.token }, game.code);
    const inside = await listen({ clientId: student.clientId }, game.code);
    for (const locked of [true, false, true]) await teacher.post(`${game.path}/lock`, { locked });
    const outside = await listen({ clientId: app.student().clientId }, game.code);
    await teacher.post(`${game.path}/start`);
    const started = { type: 'session-started', statementId: first };
    for (const { heard, until } of [inside, outside]) {
      await until(() => heard.length > 0);
      expect(heard.map(({ payload }) => payload)).toEqual([started]);
    }
    await owner.until(() => owner.heard.length >= 4);
    expect(owner.heard.map(({ payload }) => payload)).toEqual([
      { type: 'locked', locked: true },
      { type: 'locked', locked: false },
      { type: 'locked', locked: true },
      started,
    ]);
  });

  it('ask everybody to put the devices away, and tell only the owner of hands', async () => {
    const game = await startGame(app, teacher, set);
    const owner = await listen({ token: teacher.token }, game.code);
    const student = await listen({ clientId: app.student().clientId }, game.code);
    await teacher.put(`${game.path}/statement/${first}/hands`, { hands: [{ opinion: 'Akkoord', count: 4 }] });
    for (const away of [true, false]) await teacher.post(`${game.path}/devices-away`, { away });
    const updates = [
      { type: 'devices-away', away: true },
      { type: 'devices-away', away: false },
    ];
    await student.until(() => student.heard.length >= 2);
    expect(student.heard.map(({ payload }) => payload)).toEqual(updates);
    await owner.until(() => owner.heard.length >= 3);
    expect(owner.heard.map(({ payload }) => payload)).toEqual([{ type: 'hands', statementId: first }, ...updates]);
  });

  it('tell a student of a step only what the class guessed, whether the phones are in use and which round it is', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const phone = app.student();
    await giveAnswer(phone, game, first, { opinion: 'Akkoord', comment: 'omdat' });
    const student = await listen({ clientId: phone.clientId }, game.code);
    const read = async () => (await phone.get(game.path)).body;
    const before = await read();
    const press = (step: 'look' | 'talk' | 'again') =>
      teacher.call('POST voting/session/:code/statement/:statementId/step', {
        params: { code: game.code, statementId: first },
        body: { round: 1, step },
      });
    await press('look');
    expect(await read()).toEqual(before);
    await press('talk');
    expect(await read()).toEqual({ ...before, devicesAway: true });
    await press('again');
    await student.until(() => student.heard.length >= 3);
    expect(student.heard.map(({ payload }) => payload)).toEqual([
      { type: 'guess', statementId: first, opinion: null, count: null, mean: null, actual: null },
      { type: 'devices-away', away: true },
      { type: 'second-round', statementId: first },
    ]);
  });

  it('gather many answers into few messages, and lose none', async () => {
    const game = await makeGame(app, teacher, set);
    const owner = await listen({ token: teacher.token }, game.code);
    await teacher.post(`${game.path}/start`);
    const students = Array.from({ length: 100 }, () => app.student());
    const began = performance.now();
    await Promise.all(students.map((student) => giveAnswer(student, game, first, { opinion: 'Neutraal' })));
    const ids = () =>
      owner.heard
        .filter(({ name }) => name.endsWith('-teacher-update'))
        .flatMap(({ payload }) => {
          const update = payload as { studentOpinion?: { _id: string }; studentOpinions?: { _id: string }[] };
          return (update.studentOpinions ?? [update.studentOpinion]).map((one) => one?._id);
        });
    await owner.until(() => new Set(ids()).size === 100);
    const windows = (performance.now() - began) / ANSWERS_WINDOW_MS;
    expect(owner.names().filter((name) => name === 'teacher-update').length).toBeLessThanOrEqual(windows + 1);
    await owner.until(() => owner.heard.findLast(({ name }) => name.endsWith('-participants'))?.payload === 100);
  });

  it('keep the teacher’s devices on one view', async () => {
    const game = await makeGame(app, teacher, set);
    const student = await listen({ clientId: app.student().clientId }, game.code);
    const devices = [
      await listen({ token: teacher.token }, game.code),
      await listen({ token: teacher.token }, game.code),
    ];
    const change = { view: 'statement-results' } as const;
    const live = await teacher.call('POST voting/session/:code/view', { params: { code: game.code }, body: change });
    expect(live).toEqual({
      ...change,
      resultView: 'parties',
      clock: null,
      pair: null,
      at: null,
      talkSeconds: 300,
      ballot: null,
    });
    for (const { heard, until } of devices) {
      await until(() => heard.length > 0);
      expect(heard).toEqual([{ name: `${game.code}-owner`, payload: { type: 'view', live } }]);
    }
    expect(await teacher.call('GET voting/session/:code', { params: { code: game.code } })).toMatchObject(live);
    expect(student.heard).toEqual([]);
  });

  it('are refused for a code that does not work, whatever is sent', async () => {
    const { socket, reply } = await listen({ clientId: app.student().clientId }, 'ZZZZZZ');
    expect(reply).toEqual({ ok: false, code: 'INVALID_CODE' });
    for (const odd of [null, 42, {}, '', ['ABCDEF'], 'A'.repeat(2_000)])
      expect(await socket.emitWithAck('subscribe', odd)).toEqual({ ok: false, code: 'INVALID_CODE' });
    socket.emit('subscribe');
    expect(socket.connected).toBe(true);
  });
});
