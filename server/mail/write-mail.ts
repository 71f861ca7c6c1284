// Composes a mail from its texts: plain and HTML, in the recipient's language.

import { de } from '#server/mail/texts/de.ts';
import { en } from '#server/mail/texts/en.ts';
import { fr } from '#server/mail/texts/fr.ts';
import type { LinkMailText, MailText, MailTexts } from '#server/mail/texts/mail-texts.ts';
import { nlBe } from '#server/mail/texts/nl-be.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { INVITATION_DAYS, RESET_MINUTES } from '#shared/domain/limits.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import type { Mail } from './mailer.ts';

const TEXTS: Record<LanguageCode, MailTexts> = { NL_BE: nlBe, EN: en, FR: fr, DE: de };

interface MailTo {
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
/** An address has no blanks: unless it may break anywhere it is wider than a phone, which then makes the whole mail tiny. */
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

function htmlOf({ tag, greeting, writtenOut }: MailTexts, text: MailText, link: Link | null): string {
  const inside = [
    ...[greeting, ...text.before].map((line) => paragraph(escapeHtml(line))),
    ...(link === null ? [] : htmlOfLink(link, writtenOut)),
    ...[...text.after, PRODUCT_NAME].map((line) => paragraph(escapeHtml(line))),
  ];
  return [
    '<!doctype html>',
    `<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#fff;color:#0c1c18;${FONT}">`,
    `<div style="max-width:34em;margin:0 auto">${inside.join('\n')}</div>`,
    '</body></html>',
  ].join('\n');
}

function write(to: string, texts: MailTexts, text: MailText, link: Link | null): Mail {
  const written = link === null ? [] : [`${link.action}${texts.colon}\n${link.address}`];
  return {
    to,
    subject: text.subject,
    text: [texts.greeting, ...text.before, ...written, ...text.after, PRODUCT_NAME].join('\n\n'),
    html: htmlOf(texts, text, link),
  };
}

function writeWithLink({ to, language, link }: MailWithLink, choose: (texts: MailTexts) => LinkMailText): Mail {
  const text = choose(TEXTS[language]);
  return write(to, TEXTS[language], text, { action: text.action, address: link });
}

/** The mail that invites somebody to make an account. */
export const invitationMail = (about: MailWithLink): Mail =>
  writeWithLink(about, (texts) => texts.invitation(PRODUCT_NAME, INVITATION_DAYS));

/** The mail with the link for a new password. */
export const passwordResetMail = (about: MailWithLink): Mail =>
  writeWithLink(about, (texts) => texts.passwordReset(PRODUCT_NAME, RESET_MINUTES));

/** The mail that says that a password was changed. */
export const passwordChangedMail = ({ to, language }: MailTo): Mail =>
  write(to, TEXTS[language], TEXTS[language].passwordChanged(PRODUCT_NAME), null);

/** The mail by which an administrator sees whether mails arrive. */
export const testMail = ({ to, language }: MailTo): Mail =>
  write(to, TEXTS[language], TEXTS[language].test(PRODUCT_NAME), null);

/** The language of a user's mails: their own if the product is offered in it, else its default. */
export function mailLanguage(own: LanguageCode | null, offered: readonly LanguageCode[]): LanguageCode {
  if (own !== null && offered.includes(own)) return own;
  return offered[0] ?? 'NL_BE';
}
