// Reads that a page starts before the app is there: a small script of its own asks, the app takes the replies over.
import { callerHeaders } from './caller-headers.ts';
import { hasLastingClientId } from './identity.ts';

/** Replies by address; null: the app was there first. */
type Place = typeof globalThis & { earlyReads?: Map<string, Promise<Response>> | null };

/** Asks for that address, unless the app has come by already or would be somebody else; gives the reply that is on its way. */
export function startEarlyRead(url: string): Promise<Response> | null {
  const place = globalThis as Place;
  if (place.earlyReads === null) return null;
  const headers = callerHeaders();
  if (!hasLastingClientId()) return null;
  const reply = fetch(url, { headers });
  // Whoever takes it hears of a failure; untaken it is nobody's.
  reply.catch(() => {});
  place.earlyReads ??= new Map();
  place.earlyReads.set(url, reply);
  return reply;
}

/** The reply to a read of that address that is on its way already, once; null when there is none. */
export function takeEarlyRead(url: string): Promise<Response> | null {
  const place = globalThis as Place;
  place.earlyReads ??= null;
  const found = place.earlyReads?.get(url) ?? null;
  place.earlyReads?.delete(url);
  return found;
}
