import type { FastifyBaseLogger } from 'fastify';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Mailer } from './mailer.ts';
import { mailLanguage, passwordChangedMail } from './write-mail.ts';

interface NoticeDeps {
  mailer: Mailer;
  config: { languages: readonly LanguageCode[] };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Mails a user who has an address that their password was changed. Ends once the mail is handed over, or failed: the change stands in any case. */
export async function sendPasswordNotice(
  { mailer, config, log }: NoticeDeps,
  user: { email: string | null; language: LanguageCode | null },
): Promise<void> {
  if (user.email === null) return;
  try {
    await mailer.send(passwordChangedMail({ to: user.email, language: mailLanguage(user.language, config.languages) }));
  } catch (error) {
    log.error({ err: error }, 'a mail about a changed password failed');
  }
}
