// What mails say, in every language.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { invitationMail, mailLanguage, passwordResetMail } from './write-mail.ts';

const link = 'https://spel.example/register/abc?a=1&b="2"';
const kinds = { invitation: invitationMail, passwordReset: passwordResetMail };

describe.each(Object.entries(kinds))('%s', (_, write) => {
  it.each(LANGUAGES)('carries its link in the text and in the HTML (%s)', (language) => {
    const mail = write({ to: 'an@school.example', language, link });
    expect(mail.text.split('\n')).toContain(link);
    expect(mail.html).toContain('href="https://spel.example/register/abc?a=1&amp;b=&quot;2&quot;"');
    expect(mail.html).not.toContain(link);
  });

  it('says it differently in every language', () => {
    const mails = LANGUAGES.map((language) => write({ to: 'an@school.example', language, link }));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    expect(mails.map(({ html }) => /<html lang="(.*?)"/.exec(html)?.[1])).toEqual(['nl-BE', 'en', 'fr', 'de']);
  });
});

describe('the language of a mail', () => {
  it.each([
    ['one’s own', 'FR', ['NL_BE', 'FR'], 'FR'],
    ['the default for who chose none', null, ['DE', 'FR'], 'DE'],
    ['the default where one’s own is not offered', 'EN', ['NL_BE'], 'NL_BE'],
  ] as const)('is %s', (_, own, offered, expected) => {
    expect(mailLanguage(own, offered)).toBe(expected);
  });
});
