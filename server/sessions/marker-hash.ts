import { createHmac, hkdfSync } from 'node:crypto';
import type { HashMarker } from '#server/data/question-marks.ts';

/** Returns the hash by which it is recognised that somebody marked a question of a game before. Keyed, so that the database alone names nobody. */
export function createMarkerHash(secret: string): HashMarker {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'question marks', 32));
  return (clientKey) => createHmac('sha256', key).update(clientKey).digest('base64url');
}
