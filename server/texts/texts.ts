import { z } from 'zod';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import dutch from './nl-BE.json' with { type: 'json' };

const text = z.string().min(1);
const column = text;

const mail = z.strictObject({
  subject: text,
  /** Paragraphs; above the link, if there is one. */
  before: z.array(text),
  /** Paragraphs below the link. */
  after: z.array(text),
});
const linkMail = mail.extend({
  /** On the link. */
  action: text,
});

const texts = z.strictObject({
  mail: z.strictObject({
    greeting: text,
    /** With the blank before it if the language wants one. */
    colon: text,
    /** Introduces a link written out, for those who cannot click. */
    writtenOut: text,
    invitation: linkMail,
    passwordReset: linkMail,
    /** Without a link: in a wrong mailbox it opens nothing, and users do not learn to click on such mails. */
    accountChanged: mail.extend({
      changes: z.strictObject({
        password: text,
        passwordGone: text,
        factorSet: text,
        factorRemoved: text,
        joined: text,
        removed: text,
      }),
    }),
    codesGuessed: mail,
    test: mail,
  }),
  /** The placeholders of web/index.html: for search engines, shared links and browsers without the app's scripts. */
  page: z.strictObject({
    description: text,
    noScript: text,
    /** Shown when the scripts take long to load, with a link that reloads the page. */
    slow: text,
    again: text,
    /** The language in Open Graph's form. */
    locale: text,
  }),
  startingPage: z.strictObject({ title: text, explanation: text }),
  overviewFile: z.strictObject({
    header: z.array(column).length(11),
    partyHeader: z.array(column).length(4),
    skipped: text,
    /** In place of a statement and of an answer in the row of a question from the class. */
    question: text,
    answered: text,
  }),
  statisticsFile: z.strictObject({
    figures: z.array(column).length(7),
    extended: z.array(column).length(6),
    /** In brackets, so that it is not taken for an answer option. */
    skipped: text,
    types: z.strictObject({ debate: text, party: text }),
    tempos: z.strictObject({ teacher: text, student: text }),
    audiences: z.strictObject({ secondary: text, higher: text, other: text }),
  }),
});

export type Texts = z.output<typeof texts>;
export type MailText = Texts['mail']['test'];

/** Texts of the server, by language tag. Placeholders are `{{name}}`, as in the web app. */
export const TEXTS = z.record(z.enum(LANGUAGE_TAGS), texts).parse({ 'nl-BE': dutch, en, fr, de });
export type LanguageTag = keyof typeof TEXTS;

export const textsIn = (language: LanguageCode): Texts => TEXTS[LANGUAGE_TAGS[language]];

/** Returns a text with its placeholders filled; those without a value stay. */
export const withValues = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
