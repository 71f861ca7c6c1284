import { latinDigits } from './digits.ts';

/** Without characters that look alike on a projector. */
export const SESSION_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const SESSION_CODE_LENGTH = 6;

const SHAPE = new RegExp(`^[${SESSION_CODE_ALPHABET}]{${SESSION_CODE_LENGTH}}$`);

/** A text with the format of a code, in upper case; a voting session with it may not exist. */
export type SessionCode = string & { readonly brand: 'SessionCode' };

/** Parses a code as people type it, in any case and with blanks around; returns null for what cannot be a code. */
export function parseSessionCode(text: string): SessionCode | null {
  const code = text.trim().toUpperCase();
  return SHAPE.test(code) ? (code as SessionCode) : null;
}

/** The code in the path of a game's page, `/votingsession/ABCDEF`; null if the path is another one or has no code. */
export function sessionCodeAt(path: string): SessionCode | null {
  const code = /^\/votingsession\/(\w+)\/?$/.exec(path)?.[1];
  return code === undefined ? null : parseSessionCode(code);
}

/** The letters and digits of a code in what was typed or pasted, which may be the address of its game, or a sentence
 * with it; in any width and in the digits of any script; never longer than a code. */
export function codeIn(text: string): string {
  const plain = latinDigits(text.normalize('NFKC'))
    .replace(/.*\/votingsession\//i, '')
    .toUpperCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  // A code by itself may be typed in groups; in a sentence its digits tell it from the words.
  const alone = words.filter((word) => SHAPE.test(word));
  const code = words.length > 1 ? (alone.find((word) => /\d/.test(word)) ?? alone[0]) : undefined;
  return (code ?? plain.replace(/[^A-Z0-9]/g, '')).slice(0, SESSION_CODE_LENGTH);
}

/** Returns a random integer from 0 to n − 1. */
type Pick = (below: number) => number;
const SIGNS = SESSION_CODE_ALPHABET.length;

/** All signs of a new code but the last, by their places; and the last one that would make it a school's. */
function firstSigns(pick: Pick): { signs: number[]; ofSchool: number } {
  const signs = Array.from({ length: SESSION_CODE_LENGTH - 1 }, () => pick(SIGNS));
  const sum = signs.reduce((total, sign) => total + sign, 0);
  return { signs, ofSchool: (SIGNS - (sum % SIGNS)) % SIGNS };
}
const codeOf = (signs: readonly number[]): SessionCode =>
  signs.map((sign) => SESSION_CODE_ALPHABET[sign]).join('') as SessionCode;

/** A new code of a game, never one of a school's count: the places of its signs add up to no multiple of 31. */
export function makeSessionCode(pick: Pick): SessionCode {
  const { signs, ofSchool } = firstSigns(pick);
  const last = pick(SIGNS - 1);
  return codeOf([...signs, last < ofSchool ? last : last + 1]);
}

/** A new code of a school's count, which is never one of a game. */
export function makeSchoolCode(pick: Pick): SessionCode {
  const { signs, ofSchool } = firstSigns(pick);
  return codeOf([...signs, ofSchool]);
}
