// Chooses how mails leave: to a mail server, or into a folder if there is none.
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The mailer of this configuration; `log` gets the links of mails in the outbox. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Config, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  if (smtpUrl === null) return outboxMailer(join(dataDir, 'outbox'), mailFrom, log);
  return smtpMailer(smtpUrl, mailFrom);
}
