import { afterEach, expect, it, vi } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';

const { app, teacher, set, first: statement } = await openGameApp();
const address = await app.listen();
const game = await startGame(app, teacher, set);
afterEach(() => {
  vi.restoreAllMocks();
});

const UNSTORED = 'owner {"type":"unstored"}';

/** What a socket hears, without the code. */
async function listen(auth: { token?: string | undefined; clientId?: string | undefined }): Promise<string[]> {
  const socket = openSocket(address, auth);
  const heard: string[] = [];
  socket.onAny((name: string, ...payload: unknown[]) =>
    heard.push([name.slice(game.code.length + 1), ...payload.map((one) => JSON.stringify(one))].join(' ')),
  );
  await socket.emitWithAck('subscribe', game.code);
  return heard;
}

/** The storage refuses every query, as a database does that is starting up. */
const breakStorage = () => vi.spyOn(app.db.getExecutor(), 'executeQuery').mockRejectedValue({ code: '57P03' });

it('tells the owner that answers are not being stored, and nothing of them', async () => {
  const student = app.student();
  expect((await giveAnswer(student, game, statement, { opinion: 'Akkoord' })).status).toBe(201);
  const owner = await listen({ token: teacher.token });
  const classmate = await listen({ clientId: student.clientId });
  const colleague = await listen({ token: (await app.user('teacher')).token });
  expect(owner).not.toContain(UNSTORED);
  breakStorage();
  const refused = await Promise.all(
    [1, 2, 3].map(() => giveAnswer(student, game, statement, { opinion: 'Neutraal', comment: 'geheim' })),
  );
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  await vi.waitFor(() => expect(owner).toContain(UNSTORED), 5_000);
  // However many: once in a window.
  expect(owner.filter((name) => name.includes('unstored'))).toEqual([UNSTORED]);
  expect([...classmate, ...colleague].join()).not.toContain('unstored');
});
