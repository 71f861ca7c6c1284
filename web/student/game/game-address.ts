import { sessionCodeAt } from '#shared/domain/session-code.ts';

/** The code of the game that the page was opened for, as by a QR code; null if it was opened elsewhere, and if the server draws it. */
export const openedCode = sessionCodeAt(globalThis.location?.pathname ?? '');
