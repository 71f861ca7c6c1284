import type { FastifyBaseLogger } from 'fastify';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Mailer } from './mailer.ts';
import { mailLanguage, passwordChangedMail } from './write-mail.ts';

interface NoticeDeps {
  mailer: Mailer;
  config: { languages: readonly LanguageCode[] };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Mails a user that their password was changed. Does not wait for it: the change stands whether or not the mail is sent. */
export function sendPasswordNotice(
  { mailer, config, log }: NoticeDeps,
  user: { email: string; language: LanguageCode | null },
): void {
  mailer
    .send(passwordChangedMail({ to: user.email, language: mailLanguage(user.language, config.languages) }))
    .catch((error: unknown) => log.error({ err: error }, 'a mail about a changed password failed'));
}
