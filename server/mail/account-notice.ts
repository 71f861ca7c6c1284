// Changes of an account that its owner is told by mail, because somebody else may have made them.
import type { FastifyBaseLogger } from 'fastify';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type AccountChange, accountChangedMail, codesGuessedMail, type MailTo, mailLanguage } from './write-mail.ts';

interface NoticeDeps {
  mailer: Mailer;
  config: { languages: readonly LanguageCode[]; login: { labels: Readonly<Record<ProviderId, string>> } };
  log: Pick<FastifyBaseLogger, 'error'>;
}
interface Owner {
  id: string;
  email: string | null;
  language: LanguageCode | null;
}

/** Resolves once the mail is handed over, or failed: the change is made in any case. */
async function send({ mailer, config, log }: NoticeDeps, owner: Owner, write: (to: MailTo) => Mail): Promise<void> {
  if (owner.email === null) return;
  try {
    await mailer.send(write({ to: owner.email, language: mailLanguage(owner.language, config.languages) }));
  } catch (error) {
    log.error({ err: error, user: owner.id }, 'a mail about an account failed');
  }
}

const KINDS = ['password', 'passwordGone', 'factorSet', 'factorRemoved'] as const;

/** The changes of an account: school logins that were linked or unlinked, and other ways to log in. */
type Changes = { joined?: readonly ProviderId[]; removed?: readonly ProviderId[] } & {
  [K in (typeof KINDS)[number]]?: boolean;
};

/** Mails a user who has an address what was changed of how one logs in to their account; nothing where nothing was. */
export async function sendAccountNotice(deps: NoticeDeps, owner: Owner, changes: Changes): Promise<void> {
  const { labels } = deps.config.login;
  const named = (['joined', 'removed'] as const).flatMap((kind): AccountChange[] => {
    const logins = [...new Set(changes[kind])].map((provider) => labels[provider]).join(', ');
    return logins === '' ? [] : [{ kind, logins }];
  });
  const list: AccountChange[] = [...KINDS.filter((kind) => changes[kind]).map((kind) => ({ kind })), ...named];
  if (list.length > 0) await send(deps, owner, (to) => accountChangedMail({ ...to, changes: list }));
}

/** Mails a user that somebody who knows their password gives wrong codes. */
export const sendGuessNotice = (deps: NoticeDeps, owner: Owner): Promise<void> => send(deps, owner, codesGuessedMail);
