/** Without characters that look alike on a projector. */
export const SESSION_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const SESSION_CODE_LENGTH = 6;

const SHAPE = new RegExp(`^[${SESSION_CODE_ALPHABET}]{${SESSION_CODE_LENGTH}}$`);

/** Codes are compared in upper case, without blanks around. */
export const normalSessionCode = (typed: string): string => typed.trim().toUpperCase();

export const isSessionCode = (text: string): boolean => SHAPE.test(text);

/** A code; `pick(n)` gives a random integer from 0 to n − 1. */
export const makeSessionCode = (pick: (below: number) => number): string =>
  Array.from({ length: SESSION_CODE_LENGTH }, () => SESSION_CODE_ALPHABET[pick(SESSION_CODE_ALPHABET.length)]).join('');
