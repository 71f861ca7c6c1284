// What a mail says in one language; the same in all of them.

export interface MailText {
  subject: string;
  /** Paragraphs; above the link, if there is one. */
  before: readonly string[];
  /** Paragraphs below the link. */
  after: readonly string[];
}

export interface LinkMailText extends MailText {
  /** On the link. */
  action: string;
}

export interface MailTexts {
  /** The language as HTML names it. */
  tag: string;
  greeting: string;
  /** With the blank before it if the language wants one. */
  colon: string;
  /** Introduces a link written out, for those who cannot click. */
  writtenOut: string;
  /** `days`: how long the link works. */
  invitation: (product: string, days: number) => LinkMailText;
  /** `minutes`: how long the link works. */
  passwordReset: (product: string, minutes: number) => LinkMailText;
  /** Without a link: in a wrong mailbox it opens nothing, and users do not learn to click on such mails. */
  passwordChanged: (product: string) => MailText;
  /** What an administrator sends to themselves. */
  test: (product: string) => MailText;
}
