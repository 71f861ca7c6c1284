import { describe, expect, it } from 'vitest';
import { confirmationRule, passwordRule } from './account.ts';
import { email, requiredText } from './fields.ts';

describe('account forms', () => {
  it('want something in every field', () => {
    expect(['', '  ', 'x'].map(requiredText())).toEqual(['REQUIRED', 'REQUIRED', null]);
  });

  it('want something that a reader sees', () => {
    expect(['\u200B', ' \u2060\u00AD\u3164', '\u200Bx', '👩🏽‍🏫'].map(requiredText())).toEqual([
      'REQUIRED',
      'REQUIRED',
      null,
      null,
    ]);
  });

  it('want an e-mail of the form text@text without spaces', () => {
    expect(email('')).toBe('REQUIRED');
    expect(email('a b@c')).toBe('INVALID_EMAIL');
    expect(email('name')).toBe('INVALID_EMAIL');
    expect(email(' name@school ')).toBeNull();
  });

  it('want a password of at least four characters, blanks counted', () => {
    expect(['', 'abc', '    '].map(passwordRule(4))).toEqual(['REQUIRED', 'TOO_SHORT', null]);
  });

  it('want the same password twice', () => {
    expect(confirmationRule('abcd')('')).toBe('REQUIRED');
    expect(confirmationRule('abcd')('abce')).toBe('MISMATCH');
    expect(confirmationRule('abcd')('abcd')).toBeNull();
  });
});
