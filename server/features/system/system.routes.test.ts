import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  findBackupTry,
  findLastBackup,
  saveBackupTry,
  saveLastBackup,
  saveLastRetention,
} from '#server/data/system/job-runs.ts';
import { takeLease } from '#server/data/system/leases.ts';
import { saveClockCheck } from '#server/data/system/meta.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { createTestApp, errorOf, JWT_SECRET, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { VERSION } from '#server/version.ts';
import { required } from '#testing/required.ts';
import { backupName } from './backup-files.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

describe.each(engines)('the system on %s', (engine) => {
  let app: TestApp;
  let folder: string;
  const start = async (settings: Record<string, string> = {}): Promise<TestApp> => {
    app = await createTestApp(engine, settings);
    return app;
  };
  /** With a folder for backups. */
  const startWithFolder = async (settings: Record<string, string> = {}): Promise<TestApp> => {
    await start(settings);
    folder = join(app.database.dataDir, 'backups');
    mkdirSync(folder);
    app.app.deps.config.backupDir = folder;
    // As the settings of PostgreSQL ask for it.
    app.app.deps.config.jwtSecret = JWT_SECRET;
    return app;
  };
  afterEach(() => app.close());
  const read = async () => (await app.user('super_admin')).call('GET system');
  /** Of what runs each night. */
  const jobWarnings = async () => (await read()).warnings.filter((code) => /^(BACKUP|RETENTION)_/.test(code));

  it('is shown with figures and kinds, and no address', async () => {
    await start({
      SMTP_URL: 'smtp://user:secret@mail.example',
      MAIL_FROM: 'game@mail.example',
      PUBLIC_URL: 'https://game.example',
      MIN_PASSWORD_LENGTH: '8',
      RATE_LIMITS: 'on',
    });
    await saveLastBackup(app.db, { at: daysAgo(0), amount: 1, file: null });
    const set = await makeQuestionSet(app);
    await startGame(app, await app.user(), set);
    const found = await read();
    expect(found).toMatchObject({
      version: VERSION,
      node: process.versions.node,
      database: { kind: engine },
      redis: null,
      storage: 'folder',
      mail: 'smtp',
      backup: { bytes: 1, file: null, folder: null },
      retention: { lastAt: null, sessions: null },
      sessions: { open: 1, connections: 0 },
      warnings: [],
    });
    expect(found.database.bytes).toBeGreaterThan(100_000);
    expect(found.disk.freeBytes).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/example|secret/);
  });

  it('lists what a fresh installation lacks', async () => {
    await start({ RATE_LIMITS: 'off' });
    expect((await read()).warnings).toEqual([
      'PUBLIC_URL_MISSING',
      'SMTP_URL_MISSING',
      'BACKUP_DIR_MISSING',
      'PASSWORDS_SHORT',
      'RATE_LIMITS_OFF',
    ]);
  });

  it('says that the last mail failed until one is taken', async () => {
    let isGone = true;
    app = await createTestApp(
      engine,
      { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'http://game.example' },
      {
        send: async () => {
          if (isGone) throw new MailFailed('the mail server is gone');
        },
        verify: async () => {},
        forget: async () => {},
        forgetBefore: async () => 0,
        close: async () => {},
      },
    );
    const chief = await app.user('super_admin');
    const mailWarnings = async () => (await read()).warnings.filter((code) => /^(MAIL|PUBLIC)_/.test(code));
    await chief.post('system/test-mail');
    expect(await mailWarnings()).toEqual(['PUBLIC_URL_INSECURE', 'MAIL_FROM_MISSING', 'MAIL_FAILED']);
    isGone = false;
    await chief.post('system/test-mail');
    expect(await mailWarnings()).toEqual(['PUBLIC_URL_INSECURE', 'MAIL_FROM_MISSING']);
  });

  it('says when backup and retention last ran, and what is wrong with them', async () => {
    await startWithFolder();
    await saveLastBackup(app.db, { at: daysAgo(3), amount: 1_234, file: '/somewhere else/b.tar.zst' });
    await saveLastRetention(app.db, { at: daysAgo(3), amount: 5 });
    await saveBackupTry(app.db, { at: daysAgo(1), failed: true });
    const found = await read();
    expect(found.backup).toMatchObject({ bytes: 1_234, file: '/somewhere else/b.tar.zst' });
    expect(found.retention.sessions).toBe(5);
    expect(await jobWarnings()).toEqual(['BACKUP_FAILED', 'BACKUP_OLD', 'RETENTION_LATE']);
    await saveLastBackup(app.db, { at: daysAgo(0), amount: 1_234, file: null });
    expect(await jobWarnings()).toEqual(['RETENTION_LATE']);
  });

  it('says that the folder for backups is none', async () => {
    await startWithFolder();
    app.app.deps.config.backupDir = join(folder, 'mistyped');
    expect(await jobWarnings()).toEqual(['BACKUP_DIR_UNUSABLE']);
    const chief = await app.user('super_admin');
    expect((await chief.post('system/backup')).status).toBe(202);
    await vi.waitFor(async () => expect((await read()).warnings).toContain('BACKUP_FAILED'), 20_000);
  });

  it('makes a backup when asked, one at a time, and removes those that are too many', async () => {
    await startWithFolder();
    app.app.deps.config.backupKeep = 1;
    const chief = await app.user('super_admin');
    const replies = await Promise.all([chief.post('system/backup'), chief.post('system/backup')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409]);
    await vi.waitFor(async () => expect((await read()).backup.lastAt).not.toBeNull(), 40_000);
    const [first] = readdirSync(folder);
    expect((await read()).backup).toMatchObject({
      bytes: statSync(join(folder, required(first))).size,
      file: join(folder, required(first)),
      folder,
    });
    await vi.waitFor(async () => expect((await chief.post('system/backup')).status).toBe(202), 40_000);
    await vi.waitFor(() => {
      expect(existsSync(join(folder, required(first)))).toBe(false);
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/^halfrond-.*\.tar\.zst$/)]);
    }, 40_000);
  }, 120_000);

  it('removes no backup after the clock leapt ahead, when all of them seem old', async () => {
    await startWithFolder();
    const earlier = backupName(Date.now() - 40 * DAY_MS);
    writeFileSync(join(folder, earlier), 'the school');
    const at = Date.now() - 40 * DAY_MS;
    await saveClockCheck(app.db, { at, suspendedUntil: at });
    const chief = await app.user('super_admin');
    expect((await chief.post('system/backup')).status).toBe(202);
    await vi.waitFor(async () => expect(await findLastBackup(app.db)).not.toBeNull(), 40_000);
    await vi.waitFor(async () => expect((await chief.post('system/backup')).status).toBe(202), 40_000);
    expect(existsSync(join(folder, earlier))).toBe(true);
  }, 60_000);

  it('gives a backup out at no address, also not to a super admin', async () => {
    await startWithFolder();
    const chief = await app.user('super_admin');
    await chief.post('system/backup');
    await vi.waitFor(async () => expect((await read()).backup.lastAt).not.toBeNull(), 40_000);
    const name = required(readdirSync(folder)[0]);
    const ZSTD = Buffer.from('28b52ffd', 'hex');
    expect(readFileSync(join(folder, name)).subarray(0, 4)).toEqual(ZSTD);
    for (const place of ['', 'backups/', 'uploads/../backups/', 'assets/%2e%2e/backups/', 'api/system/backup/']) {
      const headers = { authorization: `Bearer ${chief.token}` };
      const { rawPayload } = await app.app.http.inject({ url: `/${place}${name}`, headers });
      expect(rawPayload.includes(ZSTD), place).toBe(false);
    }
    expect((await chief.get('system/backup')).status).toBe(404);
  }, 60_000);

  it('makes a backup also where a sandbox allows no other priority', async () => {
    await startWithFolder();
    const forbidden = vi.spyOn(os, 'setPriority').mockImplementation(() => {
      throw new Error('uv_os_setpriority returned EPERM');
    });
    syncBuiltinESMExports();
    const chief = await app.user('super_admin');
    expect((await chief.post('system/backup')).status).toBe(202);
    await vi.waitFor(async () => expect(await findLastBackup(app.db)).not.toBeNull(), 40_000);
    expect(forbidden).toHaveBeenCalled();
    forbidden.mockRestore();
    syncBuiltinESMExports();
    expect(await findBackupTry(app.db)).toMatchObject({ failed: false });
  }, 60_000);

  it('makes none without a folder, nor while another server makes one', async () => {
    await start();
    const chief = await app.user('super_admin');
    expect(errorOf(await chief.post('system/backup'))).toEqual([409, 'WRONG_STATE']);
    await app.close();
    await startWithFolder();
    const other = required(await takeLease(app.db, 'backup'));
    const again = await app.user('super_admin');
    expect(errorOf(await again.post('system/backup'))).toEqual([409, 'WRONG_STATE']);
    await other.release();
    expect((await again.post('system/backup')).status).toBe(202);
  });

  it('sends a mail to whoever asks, in their language', async () => {
    await start({ LANGUAGES: 'NL_BE,FR' });
    const chief = await app.user('super_admin');
    await chief.patch('account', { language: 'FR' });
    expect((await chief.post('system/test-mail')).status).toBe(204);
    expect(app.mails).toMatchObject([{ to: `super_admin.${chief.userId}@example.org`, subject: /essai/ }]);
  });
});

it('a mail to oneself that cannot be sent is said so', async () => {
  const mailer = {
    send: async () => {
      throw new MailFailed('the mail server is gone');
    },
    verify: async () => {},
    forget: async () => {},
    forgetBefore: async () => 0,
    close: async () => {},
  };
  const app = await createTestApp('SQLite', {}, mailer);
  expect(errorOf(await (await app.user('super_admin')).post('system/test-mail'))).toEqual([502, 'MAIL_FAILED']);
  await app.close();
});
