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

function store(url: string, reply: Promise<Response>): void {
  // The app handles a failure when it uses the reply; a reply that is not used needs no handling.
  reply.catch(() => {});
  earlyReads().set(url, { reply, at: performance.now() });
}

/** Answers a read of that address with what the page knows already. */
export const setEarlyReply = (url: string, body: object, status: number): void =>
  store(url, Promise.resolve(new Response(JSON.stringify(body), { status })));

/** Requests a game, and in a party game the parties that one chooses from: side by side if the type is known. Does nothing if the app would
 * be another student. To be called before the app reads the game. */
export function startEarlyGame(code: SessionCode, knownType: VotingSession['type'] | null): void {
  const headers = callerHeaders();
  if (!hasPersistedClientId()) return;
  const url = `/api/voting/session/${code}`;
  const readParties = (): Promise<Response> => fetch(`${url}/parties`, { headers });
  const game = fetch(url, { headers });
  store(url, game);
  if (knownType === 'party') store(`${url}/parties`, readParties());
  // At once as well, so that the app does not ask for them beside it.
  if (knownType === null)
    store(
      `${url}/parties`,
      game.then(async (reply) => {
        const { type }: VotingSession = await reply.clone().json();
        return type === 'party' ? readParties() : Promise.reject(new Error('only a party game has parties to choose'));
      }),
    );
}

/** The reply to a read of that address that has already been requested, once; null if there is none. */
export function takeEarlyRead(url: string): Promise<Response> | null {
  const found = earlyReads().get(url);
  earlyReads().delete(url);
  return found !== undefined && performance.now() - found.at < FRESH_MS ? found.reply : null;
}
