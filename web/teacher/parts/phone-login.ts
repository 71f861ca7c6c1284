// A phone that was connected by a QR code reaches one game only.
import { readClaims } from '#web/shell/identity.ts';

/** The code of the one game that this device may reach; null if it is logged in with a password. */
export function readOneGame(): string | null {
  const { game } = readClaims();
  const code = typeof game === 'object' && game !== null ? Reflect.get(game, 'code') : null;
  return typeof code === 'string' ? code : null;
}
