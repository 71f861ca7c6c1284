import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';

function codeInAddress(): SessionCode | null {
  // There is no location on the server, which draws the frame of a game.
  const code = /^\/votingsession\/(\w+)\/?$/.exec(globalThis.location?.pathname ?? '')?.[1];
  return code === undefined ? null : parseSessionCode(code);
}

/** The code of the game that the page was opened for, as by a QR code; null where it was opened elsewhere. */
export const openedCode = codeInAddress();
