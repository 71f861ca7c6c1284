import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';

/** The code of the game that the page was opened for, or null. */
export function codeInAddress(): SessionCode | null {
  const code = /^\/votingsession\/(\w+)\/?$/.exec(location.pathname)?.[1];
  return code === undefined ? null : parseSessionCode(code);
}
