// Reads that start before the app is loaded: a small separate script sends them, the app uses the replies.
import { hasPersistedClientId } from '#web/shell/identity.ts';
import { callerHeaders } from './caller-headers.ts';

/** Replies by address; null once the app has started. */
type Page = typeof globalThis & { earlyReads?: Map<string, Promise<Response>> | null };

/** Requests that address, unless the app has started already or would use another identity; returns the pending reply. */
export function startEarlyRead(url: string): Promise<Response> | null {
  const page = globalThis as Page;
  if (page.earlyReads === null) return null;
  const headers = callerHeaders();
  if (!hasPersistedClientId()) return null;
  const reply = fetch(url, { headers });
  // The app handles a failure when it uses the reply; a reply that is not used needs no handling.
  reply.catch(() => {});
  page.earlyReads ??= new Map();
  page.earlyReads.set(url, reply);
  return reply;
}

/** The reply to a read of that address that is on its way already, once; null when there is none. */
export function takeEarlyRead(url: string): Promise<Response> | null {
  const page = globalThis as Page;
  page.earlyReads ??= null;
  const found = page.earlyReads?.get(url) ?? null;
  page.earlyReads?.delete(url);
  return found;
}
