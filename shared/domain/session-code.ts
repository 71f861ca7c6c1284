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

/** The letters and digits of a code in what was typed or pasted, which may be the address of its game; never longer than a code. */
export const codeIn = (text: string): string =>
  text
    .replace(/.*\/votingsession\//i, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, SESSION_CODE_LENGTH);

/** A new code; `pick(n)` returns a random integer from 0 to n − 1. */
export const makeSessionCode = (pick: (below: number) => number): SessionCode =>
  Array.from({ length: SESSION_CODE_LENGTH }, () => SESSION_CODE_ALPHABET[pick(SESSION_CODE_ALPHABET.length)]).join(
    '',
  ) as SessionCode;
