// What mails say, in every language.
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { accountChangedMail, codesGuessedMail, invitationMail, mailLanguage, passwordResetMail } from './write-mail.ts';

const link = 'https://spel.example/register/abc?a=1&b="2"';
const kinds = { invitation: invitationMail, passwordReset: passwordResetMail };

describe.each(Object.entries(kinds))('%s', (_, write) => {
  it.each(LANGUAGES)('carries its link in the text and in the HTML (%s)', (language) => {
    const mail = write({ to: 'an@school.example', language, link });
    expect(mail.text.split('\n')).toContain(link);
    expect(mail.html).toContain('href="https://spel.example/register/abc?a=1&amp;b=&quot;2&quot;"');
    expect(mail.html).not.toContain(link);
  });

  it('fits on a phone: it is as wide as the screen, and the long address may break', () => {
    const { html } = write({ to: 'an@school.example', language: 'NL_BE', link });
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
    expect(/<a href="[^"]*" style="([^"]*)">https:/.exec(html)?.[1]).toContain('overflow-wrap:anywhere');
  });

  it('introduces the address in the text as the language writes a colon', () => {
    const lineBefore = (language: 'NL_BE' | 'FR') =>
      write({ to: 'an@school.example', language, link }).text.split(`\n${link}`)[0]?.split('\n').at(-1);
    expect(lineBefore('NL_BE')).toMatch(/\S:$/);
    expect(lineBefore('FR')).toMatch(/\S\u202f:$/);
  });

  it('says it differently in every language', () => {
    const mails = LANGUAGES.map((language) => write({ to: 'an@school.example', language, link }));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    expect(mails.map(({ html }) => /<html lang="(.*?)"/.exec(html)?.[1])).toEqual(['nl-BE', 'en', 'fr', 'de']);
  });
});

const CHANGES = [
  { kind: 'password' },
  { kind: 'passwordGone' },
  { kind: 'factorSet' },
  { kind: 'factorRemoved' },
  { kind: 'joined', logins: 'Sint-Jan' },
  { kind: 'removed', logins: 'Smartschool' },
] as const;
const notices = {
  'a changed account': (about: { to: string; language: LanguageCode }) =>
    accountChangedMail({ ...about, changes: CHANGES }),
  'guessed codes': codesGuessedMail,
};

describe.each(Object.entries(notices))('the mail about %s', (_, write) => {
  it.each(LANGUAGES)('has no link, and says something (%s)', (language) => {
    const { subject, text, html } = write({ to: 'an@school.example', language });
    expect(text + html).not.toMatch(/href|https?:/);
    expect(subject).not.toBe('');
    for (const paragraph of text.split('\n\n')) expect(html).toContain(`>${paragraph}</p>`);
  });

  it('says it differently in every language', () => {
    const subjects = LANGUAGES.map((language) => write({ to: 'an@school.example', language }).subject);
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
  });
});

describe.each(LANGUAGES)('the mail about a changed account in %s', (language) => {
  it('has a sentence of its own for each change, and names the school logins', () => {
    const texts = CHANGES.map((change) => accountChangedMail({ to: 'x@x', language, changes: [change] }).text);
    expect(new Set(texts).size).toBe(CHANGES.length);
    expect(texts.map((text) => text.includes('Sint-Jan'))).toEqual([false, false, false, false, true, false]);
    expect(texts.map((text) => text.includes('Smartschool'))).toEqual([false, false, false, false, false, true]);
  });
});

describe('the language of a mail', () => {
  it.each([
    ['one’s own', 'FR', ['NL_BE', 'FR'], 'FR'],
    ['the default where none was chosen', null, ['DE', 'FR'], 'DE'],
    ['the default where one’s own is not offered', 'EN', ['NL_BE'], 'NL_BE'],
  ] as const)('is %s', (_, own, offered, expected) => {
    expect(mailLanguage(own, offered)).toBe(expected);
  });
});
