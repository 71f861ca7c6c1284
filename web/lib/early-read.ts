// A read that a page starts before the app is there: a small script of its own asks, the app takes the reply over.
import { callerHeaders } from './caller-headers.ts';
import { hasLastingClientId } from './identity.ts';

interface EarlyRead {
  url: string;
  reply: Promise<Response>;
}

/** Null: taken, or the app was there first. */
type Place = typeof globalThis & { earlyRead?: EarlyRead | null };

/** Asks for that address, unless the app has come by already or would be somebody else. */
export function startEarlyRead(url: string): void {
  const place = globalThis as Place;
  if (place.earlyRead === null) return;
  const headers = callerHeaders();
  if (!hasLastingClientId()) return;
  const reply = fetch(url, { headers });
  // Whoever takes it hears of a failure; untaken it is nobody's.
  reply.catch(() => {});
  place.earlyRead = { url, reply };
}

/** The reply to a read of that address that is on its way already, once; null when there is none. */
export function takeEarlyRead(url: string): Promise<Response> | null {
  const place = globalThis as Place;
  const found = place.earlyRead?.url === url ? place.earlyRead.reply : null;
  place.earlyRead = null;
  return found;
}
