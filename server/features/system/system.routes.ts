import { ownUserIn } from '#server/accounts/own-user.ts';
import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { mailLanguage, testMail } from '#server/mail/write-mail.ts';
import { presentSystem } from '#server/present/system/system.ts';
import { VERSION } from '#server/version.ts';
import { systemEndpoints } from '#shared/contract/system.ts';
import type { BackupJob } from './backup.job.ts';
import { readInstallation } from './warnings.ts';

export function systemRoutes(mount: Mount, deps: Deps, backups: Pick<BackupJob, 'begin'>): void {
  const { db, config } = deps;
  const startedAt = new Date().toISOString();

  mount(systemEndpoints.read, {
    handle: async () => {
      const { warnings, ...state } = await readInstallation(deps, Date.now());
      const connections = deps.countSockets();
      return presentSystem({
        ...state,
        config,
        version: VERSION,
        startedAt,
        connections,
        warnings: warnings.map(({ code }) => code),
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
    handle: async ({ target: { id, email: to, language } }) => {
      if (to === null) throw new AppError('WRONG_STATE');
      try {
        await deps.mailer.send(testMail({ to, language: mailLanguage(language, config.languages) }));
      } catch (error) {
        if (!(error instanceof MailFailed)) throw error;
        deps.log.error({ err: error, user: id }, 'the mail to oneself was not sent');
        throw new AppError('MAIL_FAILED');
      }
    },
  });
}
