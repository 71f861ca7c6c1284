// Composes a mail from its texts: plain and HTML, in the recipient's language.

import { type MailText, textsIn, withValues } from '#server/texts/texts.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import { INVITATION_DAYS, RESET_MINUTES, WRONG_CODES } from '#shared/domain/limits.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import type { Mail } from './mailer.ts';

/** The changed ways to log in to an account; `logins`: the names of school accounts. */
export type AccountChange =
  | { kind: 'password' | 'passwordGone' | 'factorSet' | 'factorRemoved' }
  | { kind: 'joined' | 'removed'; logins: string };

export interface MailTo {
  to: string;
  language: LanguageCode;
}
interface MailWithLink extends MailTo {
  /** The address that the mail is about. */
  link: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = 'font:17px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0a7660;color:#fff;font-weight:700;text-decoration:none';
/** An address has no blanks: unless it may break anywhere it is wider than a phone, which then shrinks the mail. */
const WRITTEN_OUT = 'color:#0a7660;word-break:break-all;overflow-wrap:anywhere';

const paragraph = (inner: string): string => `<p style="margin:0 0 16px">${inner}</p>`;

interface Link {
  action: string;
  address: string;
}

function htmlOfLink({ action, address }: Link, writtenOut: string): string[] {
  const href = escapeHtml(address);
  return [
    paragraph(`<a href="${href}" style="${BUTTON}">${escapeHtml(action)}</a>`),
    paragraph(`${escapeHtml(writtenOut)}<br><a href="${href}" style="${WRITTEN_OUT}">${href}</a>`),
  ];
}

/** Returns the mail; `values` fill its texts, and `link` is the address that it is about. */
function write(
  { to, language }: MailTo,
  { before, after, ...text }: MailText,
  values: Readonly<Record<string, string | number>> = {},
  link: Link | null = null,
): Mail {
  const { greeting, colon, writtenOut } = textsIn(language).mail;
  const fill = (line: string): string => withValues(line, { product: PRODUCT_NAME, ...values });
  const subject = fill(text.subject);
  const above = [greeting, ...before.map(fill)];
  const below = [...after.map(fill), PRODUCT_NAME];
  const asParagraph = (line: string): string => paragraph(escapeHtml(line));
  const inside = [
    ...above.map(asParagraph),
    ...(link === null ? [] : htmlOfLink(link, writtenOut)),
    ...below.map(asParagraph),
  ];
  return {
    to,
    subject,
    text: [...above, ...(link === null ? [] : [`${link.action}${colon}\n${link.address}`]), ...below].join('\n\n'),
    html: [
      '<!doctype html>',
      `<html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
      `<body style="margin:0;padding:24px;background:#fff;color:#0c1c18;${FONT}">`,
      `<div style="max-width:34em;margin:0 auto">${inside.join('\n')}</div>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** The mail that invites somebody to make an account. */
export function invitationMail(about: MailWithLink): Mail {
  const text = textsIn(about.language).mail.invitation;
  return write(about, text, { days: INVITATION_DAYS }, { action: text.action, address: about.link });
}

/** The mail with the link for a new password. */
export function passwordResetMail(about: MailWithLink): Mail {
  const text = textsIn(about.language).mail.passwordReset;
  return write(about, text, { minutes: RESET_MINUTES }, { action: text.action, address: about.link });
}

/** The mail that says what was changed of how one logs in to an account. */
export function accountChangedMail({ changes, ...about }: MailTo & { changes: readonly AccountChange[] }): Mail {
  const { changes: sentences, before, ...text } = textsIn(about.language).mail.accountChanged;
  const changed = changes.map(({ kind, ...values }) => withValues(sentences[kind], values));
  return write(about, { ...text, before: [...changed, ...before] });
}

/** The mail that says that somebody guesses codes. */
export const codesGuessedMail = (about: MailTo): Mail =>
  write(about, textsIn(about.language).mail.codesGuessed, { count: WRONG_CODES });

/** The test mail with which an administrator checks whether mails arrive. */
export const testMail = (about: MailTo): Mail => write(about, textsIn(about.language).mail.test);

/** The language of a user's mails: their own if the product is offered in it, else its default. */
export function mailLanguage(own: LanguageCode | null, offered: readonly LanguageCode[]): LanguageCode {
  if (own !== null && offered.includes(own)) return own;
  return offered[0] ?? 'NL_BE';
}
