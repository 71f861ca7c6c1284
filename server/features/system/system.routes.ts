import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { mailLanguage, testMail } from '#server/mail/write-mail.ts';
import { presentSystem } from '#server/present/system.ts';
import { ownUserIn } from '#server/sessions/own-user.ts';
import { VERSION } from '#server/version.ts';
import { systemEndpoints } from '#shared/contract/system.ts';
import type { BackupJob } from './backup.job.ts';
import { isUsableFolder, readFreeBytes, readStoredState, warningsOf } from './system-state.ts';

export function systemRoutes(mount: Mount, deps: Deps, backups: Pick<BackupJob, 'begin'>): void {
  const { db, config } = deps;
  const startedAt = new Date().toISOString();

  mount(systemEndpoints.read, {
    handle: async () => {
      const now = Date.now();
      const stored = await readStoredState(db, now);
      const freeBytes = await readFreeBytes(config.dataDir);
      const isRedisConnected = config.redisUrl === null ? null : deps.bus.isConnected;
      const isBackupDirUsable = config.backupDir === null ? null : await isUsableFolder(config.backupDir);
      const warnings = warningsOf({ stored, freeBytes, isRedisConnected, isBackupDirUsable }, now);
      const connections = deps.countSockets();
      return presentSystem({
        config,
        version: VERSION,
        startedAt,
        stored,
        freeBytes,
        isRedisConnected,
        connections,
        warnings,
      });
    },
  });
  mount(systemEndpoints.backUp, {
    handle: async () => {
      if (!(await backups.begin())) throw new AppError('WRONG_STATE');
    },
  });
  mount(systemEndpoints.testMail, {
    load: ownUserIn(db),
    handle: async ({ target: { email: to, language } }) => {
      if (to === null) throw new AppError('WRONG_STATE');
      try {
        await deps.mailer.send(testMail({ to, language: mailLanguage(language, config.languages) }));
      } catch (error) {
        if (error instanceof MailFailed) throw new AppError('MAIL_FAILED');
        throw error;
      }
    },
  });
}
