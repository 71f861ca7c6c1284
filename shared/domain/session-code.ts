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
  // A code alone may be typed in groups; in a sentence it is the word with digits.
  const alone = words.filter((word) => SHAPE.test(word));
  const code = words.length > 1 ? (alone.find((word) => /\d/.test(word)) ?? alone[0]) : undefined;
  return (code ?? plain.replace(/[^A-Z0-9]/g, '')).slice(0, SESSION_CODE_LENGTH);
}

// Games and school counts have codes of the same form, which are made on several servers and must never be equal. So
// the indices of a count's characters in the alphabet add up to a multiple of 31, those of a game's never do: a look-up
// in each other's table would leave a moment in which two servers make the same code.

/** Returns a random integer from 0 to n − 1. */
type Pick = (below: number) => number;
const SIZE = SESSION_CODE_ALPHABET.length;

/** Random indices for a new code except its last character, and the last index that makes the sum a multiple. */
function firstIndices(pick: Pick): { indices: number[]; completing: number } {
  const indices = Array.from({ length: SESSION_CODE_LENGTH - 1 }, () => pick(SIZE));
  const sum = indices.reduce((total, index) => total + index, 0);
  return { indices, completing: (SIZE - (sum % SIZE)) % SIZE };
}
const codeOf = (indices: readonly number[]): SessionCode =>
  indices.map((index) => SESSION_CODE_ALPHABET[index]).join('') as SessionCode;

/** A new code of a game, one of 859 million. */
export function makeSessionCode(pick: Pick): SessionCode {
  const { indices, completing } = firstIndices(pick);
  const last = pick(SIZE - 1);
  return codeOf([...indices, last < completing ? last : last + 1]);
}

/** A new code of a school count, one of 28.6 million. */
export function makeSchoolCode(pick: Pick): SessionCode {
  const { indices, completing } = firstIndices(pick);
  return codeOf([...indices, completing]);
}
