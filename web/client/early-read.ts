// Reads that start before the page that needs them is loaded: out of the page of a game itself, and from home when its code is typed.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { hasPersistedClientId } from '#web/shell/identity.ts';
import { callerHeaders } from './caller-headers.ts';

/** Milliseconds after which a reply that nobody has used says what was, not what is. */
const FRESH_MS = 15_000;

interface EarlyRead {
  reply: Promise<Response>;
  /** Milliseconds, of `performance.now()`. */
  at: number;
}

/** By address; of the page, as the script in it and the app are separate builds. */
type Page = typeof globalThis & { earlyReads?: Map<string, EarlyRead> };

function earlyReads(): Map<string, EarlyRead> {
  const page = globalThis as Page;
  page.earlyReads ??= new Map();
  return page.earlyReads;
}

/** Requests that address, unless the app would be another student; returns the pending reply. */
function startEarlyRead(url: string): Promise<Response> | null {
  const headers = callerHeaders();
  if (!hasPersistedClientId()) return null;
  const reply = fetch(url, { headers });
  // The app handles a failure when it uses the reply; a reply that is not used needs no handling.
  reply.catch(() => {});
  earlyReads().set(url, { reply, at: performance.now() });
  return reply;
}

/** Answers a read of that address with what the page knows already. */
export function setEarlyReply(url: string, body: object, status: number): void {
  const reply = Promise.resolve(new Response(JSON.stringify(body), { status }));
  earlyReads().set(url, { reply, at: performance.now() });
}

/** Requests a game, and in a party game the parties that one chooses from: side by side where the type is known. */
export async function startEarlyGame(code: SessionCode, knownType: VotingSession['type'] | null): Promise<void> {
  const url = `/api/voting/session/${code}`;
  const readParties = (type: VotingSession['type']) => type === 'party' && void startEarlyRead(`${url}/parties`);
  const reading = startEarlyRead(url);
  if (knownType !== null) {
    readParties(knownType);
    return;
  }
  // What fails, the app hears of itself.
  const reply = await reading?.catch(() => null);
  if (!reply?.ok) return;
  const game: VotingSession = await reply.clone().json();
  readParties(game.type);
}

/** The reply to a read of that address that is on its way already, once; null when there is none. */
export function takeEarlyRead(url: string): Promise<Response> | null {
  const found = earlyReads().get(url);
  earlyReads().delete(url);
  return found !== undefined && performance.now() - found.at < FRESH_MS ? found.reply : null;
}
