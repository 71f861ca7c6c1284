import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { giveAnswer, makeGame, makeTemplate, startGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { TEXT_IMAGE_DAYS } from '#shared/domain/limits.ts';
import { makePng } from '#testing/images.ts';
import { required } from '#testing/required.ts';
import { archiveIdle, deleteExpired, deleteTryOuts, deleteUnusedImages, runRetention } from './retention.job.ts';

const DAY_MS = 86_400_000;

/** Counts the turns of the event loop while `work` runs. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  work.then(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns++) await new Promise(setImmediate);
  return turns;
}

describe.each(bothEngines)('retention on %s', (engine) => {
  it('deletes archived games with their answers after their time, and nothing else', async () => {
    const { app, teacher, set, first } = await openGameApp(engine, { SESSION_RETENTION_DAYS: '30' });
    const games = [];
    for (let at = 0; at < 23; at++) {
      const game = await startGame(app, teacher, set);
      await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
      games.push(game);
    }
    const [running, ...archived] = games;
    for (const game of archived) await teacher.post(`${game.path}/archive`);
    const { deps } = app.app;
    expect(await deleteExpired(deps, Date.now() + 29 * DAY_MS)).toBe(0);
    const deletion = deleteExpired(deps, Date.now() + 31 * DAY_MS);
    // Each deletion blocks the database for one game only.
    expect(await turnsDuring(deletion)).toBeGreaterThanOrEqual(22);
    expect(await deletion).toBe(22);
    const left = async (table: 'voting_sessions' | 'participants' | 'student_opinions' | 'question_sets') =>
      (await app.db.selectFrom(table).select('id').execute()).length;
    expect([
      await left('voting_sessions'),
      await left('participants'),
      await left('student_opinions'),
      await left('question_sets'),
    ]).toEqual([1, 1, 1, 1]);
    expect((await teacher.get(required(running?.path))).body.studentOpinions).toHaveLength(1);
  });

  it('deletes a try-out after a day, and tells who is in it', async () => {
    const { app, teacher, set } = await openGameApp(engine);
    await startGame(app, teacher, set);
    const gameTemplateId = await makeTemplate(app, teacher, set);
    const body = { gameTemplateId, tryOut: true };
    const { code } = await teacher.call('POST config/game-template/voting-session', { body });
    const { deps } = app.app;
    const told = vi.spyOn(deps.publisher, 'toEverybody');
    expect(await deleteTryOuts(deps, Date.now() + 0.9 * DAY_MS)).toBe(0);
    expect(await deleteTryOuts(deps, Date.now() + 1.1 * DAY_MS)).toBe(1);
    expect(told.mock.calls.map(([of]) => of)).toEqual([code]);
    expect(await app.db.selectFrom('voting_sessions').select('try_out').execute()).toEqual([{ try_out: 0 }]);
  });

  it('archives games that got no answer for thirty days, and tells who is in them', async () => {
    const { app, teacher, set, first } = await openGameApp(engine);
    const today = Date.now();
    const at = (daysAgo: number) => new Date(today - daysAgo * DAY_MS).toISOString();
    const play = async (started: number, answered: number | null) => {
      const game = await startGame(app, teacher, set);
      const { id } = game;
      const times = { created_at: at(started), started_at: at(started) };
      await app.db.updateTable('voting_sessions').set(times).where('id', '=', id).execute();
      if (answered === null) return id;
      await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
      const answered_at = at(answered);
      await app.db.updateTable('student_opinions').set({ answered_at }).where('voting_session_id', '=', id).execute();
      return id;
    };
    const idle = [await play(31, null), await play(200, 31)];
    const draft = await makeGame(app, teacher, set);
    const created_at = at(31);
    await app.db.updateTable('voting_sessions').set({ created_at }).where('id', '=', draft.id).execute();
    const busy = [await play(29, null), await play(200, 29)];
    const { deps } = app.app;
    const told = vi.spyOn(deps.publisher, 'toEverybody');
    expect(await archiveIdle(deps, today)).toBe(3);
    expect(told).toHaveBeenCalledTimes(3);
    expect(await archiveIdle(deps, today)).toBe(0);
    const rows = await app.db.selectFrom('voting_sessions').select(['id', 'archived_at', 'active_code']).execute();
    for (const { id, archived_at, active_code } of rows) {
      const isIdle = idle.includes(id) || id === draft.id;
      expect([archived_at === null, active_code === null]).toEqual([!isIdle, isIdle]);
    }
    expect(rows).toHaveLength(idle.length + busy.length + 1);
  });

  it('deletes nothing for a week after the clock leapt ahead, also over restarts, until it is put back', async () => {
    const { app, teacher, set } = await openGameApp(engine, { SESSION_RETENTION_DAYS: '365' });
    const today = Date.now();
    const archive = async (daysAgo: number) => {
      const { id, path } = await startGame(app, teacher, set);
      await teacher.post(`${path}/archive`);
      const archived_at = new Date(today - daysAgo * DAY_MS).toISOString();
      await app.db.updateTable('voting_sessions').set({ archived_at }).where('id', '=', id).execute();
    };
    const leftAfter = async (days: number) => {
      await runRetention(app.app.deps, today + days * DAY_MS);
      return (await app.db.selectFrom('voting_sessions').select('id').execute()).length;
    };
    await archive(10);
    await archive(364);
    expect(await leftAfter(0)).toBe(2);
    // Ten years ahead, checked again after a restart and on the following days.
    for (const days of [0, 0.01, 1, 6.9]) expect(await leftAfter(3_650 + days)).toBe(2);
    expect(await leftAfter(2)).toBe(1);
    // Switched off over the summer: the job is late by a week.
    expect(await leftAfter(400)).toBe(1);
    expect(await leftAfter(407)).toBe(0);
  });
});

describe.each(bothEngines)('several processes on %s', (engine) => {
  it('count each archived game once', async () => {
    const { app, teacher, set } = await openGameApp(engine);
    for (let at = 0; at < 3; at++) await teacher.post(`${(await startGame(app, teacher, set)).path}/archive`);
    const counts: unknown[] = [];
    const log = { ...app.app.deps.log, info: (of: unknown) => counts.push(of) };
    const deps = { ...app.app.deps, log } as unknown as typeof app.app.deps;
    await Promise.all([1, 2, 3].map(() => runRetention(deps, Date.now())));
    await runRetention(deps, Date.now());
    expect(counts).toEqual([{ count: 3 }]);
    expect(await app.db.selectFrom('session_figures').selectAll().execute()).toHaveLength(3);
  });
});

it('gives the space of what it deleted back to the disk', async () => {
  const { app, teacher, set } = await openGameApp('SQLite', { SESSION_RETENTION_DAYS: '30' });
  const game = await startGame(app, teacher, set);
  await giveAnswer(app.student(), game, required(set.statements[0]), { opinion: 'Akkoord' });
  const { id, voting_session_id } = await app.db
    .selectFrom('participants')
    .select(['id', 'voting_session_id'])
    .executeTakeFirstOrThrow();
  for (let from = 0; from < 4_000; from += 500) {
    const students = Array.from({ length: 500 }, (_, at) => ({
      id: `${id} ${from + at}`,
      voting_session_id,
      client_key: 'x'.repeat(500) + (from + at),
      party_id: null,
      joined_at: '2026-01-01T00:00:00.000Z',
    }));
    await app.db.insertInto('participants').values(students).execute();
  }
  await teacher.post(`${game.path}/archive`);
  const pages = async () => (await sql<{ page_count: number }>`pragma page_count`.execute(app.db)).rows[0]?.page_count;
  const before = required(await pages());
  await runRetention(app.app.deps, Date.now() + 31 * DAY_MS);
  expect(before).toBeGreaterThan(800);
  expect(required(await pages())).toBeLessThan(before / 3);
});

describe.each(bothEngines)('images inside texts, on %s', (engine) => {
  it('go when no text names them for a while; those in a text stay', async () => {
    const app = await openTestApp(engine);
    const chief = await app.user('super_admin');
    const upload = async (grey: number): Promise<string> => {
      const { uploadURL, address } = await chief.call('POST text_images');
      await app.upload(uploadURL, makePng(grey));
      return address;
    };
    const addresses = [await upload(1), await upload(2), await upload(3)];
    const [faq, block] = addresses.map((address) => `<img src="${address}" alt="x" />`);
    await chief.call('PUT config/faq', { body: { faqs: [{ question: 'q', answer: required(faq), order: 1 }] } });
    await chief.call('POST content_blocks', {
      body: { page: 'about', type: 'title_with_description', title: 't', body: required(block), order: 1 },
    });
    const statuses = () =>
      Promise.all(addresses.map(async (url) => (await app.app.http.inject({ method: 'GET', url })).statusCode));
    expect(await deleteUnusedImages(app.app.deps, Date.now() + (TEXT_IMAGE_DAYS - 1) * DAY_MS)).toBe(0);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await deleteUnusedImages(app.app.deps, Date.now() + (TEXT_IMAGE_DAYS + 1) * DAY_MS)).toBe(1);
    expect(await statuses()).toEqual([200, 200, 404]);
  });
});
