import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { saveBackupTry, saveLastBackup, saveLastRetention } from '#server/data/system/job-runs.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { VERSION } from '#server/version.ts';

const METRICS_TOKEN = 'a token that only Prometheus has';
const mailer = {
  send: async () => {
    throw new MailFailed('the mail server is gone');
  },
  verify: async () => {},
  forget: async () => {},
  forgetBefore: async () => 0,
  close: async () => {},
};

describe.each(engines)('the metrics of the installation on %s', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());
  const scrape = async (): Promise<Map<string, number>> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { body } = await app.app.http.inject({ url: '/metrics', headers });
    const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
  };

  it('say that the next backup will fail where its folder is none', async () => {
    app = await createTestApp(engine, { METRICS_TOKEN, BACKUP_DIR: '/nowhere/at/all' });
    expect((await scrape()).get('halfrond_backup_failed')).toBe(1);
    await app.close();
    app = await createTestApp(engine, { METRICS_TOKEN, BACKUP_DIR: tmpdir() });
    expect((await scrape()).get('halfrond_backup_failed')).toBe(0);
  });

  it('say what runs, what is open and when the jobs ran', async () => {
    app = await createTestApp(engine, { METRICS_TOKEN, RATE_LIMITS: 'on' }, mailer);
    const set = await makeQuestionSet(app);
    const game = await startGame(app, await app.user(), set);
    await app.student().get(game.path);
    await saveLastBackup(app.db, { at: '2026-11-24T02:00:00.000Z', amount: 1_234, file: null });
    await saveBackupTry(app.db, { at: '2026-11-24T02:00:01.000Z', failed: true });
    await saveLastRetention(app.db, { at: '2026-11-24T01:00:00.000Z', amount: 1 });
    await (await app.user('super_admin')).post('system/test-mail');
    for (let tries = 0; tries < 11; tries++)
      await app.student().post('auth/login', { email: 'an@example.org', password: 'wrong one' });
    const found = await scrape();
    const figures = {
      [`halfrond_build_info{version="${VERSION}",node="${process.versions.node}"}`]: 1,
      halfrond_database_up: 1,
      halfrond_sessions_open: 1,
      halfrond_participants: 1,
      halfrond_backup_timestamp_seconds: Date.parse('2026-11-24T02:00:00Z') / 1_000,
      halfrond_backup_bytes: 1_234,
      halfrond_backup_failed: 1,
      halfrond_retention_timestamp_seconds: Date.parse('2026-11-24T01:00:00Z') / 1_000,
      halfrond_mails_failed_total: 1,
      halfrond_logins_refused_total: 10,
      halfrond_requests_limited_total: 1,
    };
    for (const [name, value] of Object.entries(figures)) expect(found.get(name), name).toBe(value);
    for (const name of ['halfrond_disk_free_bytes', 'halfrond_database_bytes', 'halfrond_query_seconds_count'])
      expect(found.get(name), name).toBeGreaterThan(10);
    expect(found.get('halfrond_database_waiting')).toBeGreaterThanOrEqual(0);
    expect(found.has('halfrond_redis_up')).toBe(false);
  });

  it('say that the database is gone, and nothing that is in it', async () => {
    app = await createTestApp(engine, { METRICS_TOKEN });
    await app.db.destroy();
    const found = await scrape();
    expect(found.get('halfrond_database_up')).toBe(0);
    expect(found.has('halfrond_sessions_open')).toBe(false);
    expect(found.get('halfrond_disk_free_bytes')).toBeGreaterThan(0);
  });
});
