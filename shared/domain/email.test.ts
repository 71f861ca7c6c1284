import { describe, expect, it } from 'vitest';
import { asciiDomain, emailKey, typedEmail } from './email.ts';

describe('the key of an e-mail address', () => {
  it.each([
    ['An@School.BE ', 'an@school.be'],
    ['an@école.be', 'an@xn--cole-9oa.be'],
    ['AN@ÉCOLE.be', 'an@xn--cole-9oa.be'],
    ['an@e\u0301cole.be', 'an@xn--cole-9oa.be'],
    ['an@XN--COLE-9OA.be', 'an@xn--cole-9oa.be'],
    ['"a@b"@école.be', '"a@b"@xn--cole-9oa.be'],
    ['né@school.be', 'né@school.be'],
  ])('%s is %s', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it('differs for what is no domain, so that nobody shares an account by a path or a port', () => {
    for (const domain of ['école.be/x', 'école.be:80', 'x@école.be', 'école.be?x', 'école.be#x', '1.2.3', 'a..é'])
      expect(emailKey(`an@${domain}`)).not.toBe(emailKey('an@école.be'));
    expect(asciiDomain('1.2.3')).toBe('1.2.3');
  });
});

it.each([
  'an@school.be',
  ' an@school.be; ',
  'mailto:an@school.be',
  'MAILTO:an@school.be,',
  '<an@school.be>',
  'an@school.be.',
])('an address copied as “%s” is that address', (text) => {
  expect(typedEmail(text)).toBe('an@school.be');
});
