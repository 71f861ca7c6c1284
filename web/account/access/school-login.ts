// What the page keeps while somebody logs in at their school: one login at a time, in this tab only.
import { randomUuid } from '#web/shell/identity.ts';

const KEY = 'school-login';

interface BegunLogin {
  /** The id that the login was begun with; a hand-off is of no use without it. */
  client: string;
  /** The navigation state that the login page came with. */
  state: unknown;
  /** Whether the school's account is joined to the one that is logged in. */
  joins: boolean;
}

/** Leaves for the school's provider. */
export function leaveForProvider(provider: string, begun: Omit<BegunLogin, 'client'>): void {
  const client = randomUuid();
  sessionStorage.setItem(KEY, JSON.stringify({ ...begun, client } satisfies BegunLogin));
  location.assign(`/api/auth/provider/${provider}/start?client=${client}`);
}

export type ReturnedLogin = (BegunLogin & { handoff: string }) | { failed: string; joins: boolean };

function takeBegun(): BegunLogin | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const begun: unknown = stored === null ? null : JSON.parse(stored);
  if (typeof begun !== 'object' || begun === null || !('client' in begun) || !('joins' in begun)) return null;
  const state = 'state' in begun ? begun.state : null;
  return typeof begun.client === 'string' ? { client: begun.client, state, joins: begun.joins === true } : null;
}

/** Returns what a provider sent this page back with, once; null if it comes from elsewhere. The address keeps none of it. */
export function takeReturnedLogin(): ReturnedLogin | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [handoff, failed] = [fragment.get('handoff'), fragment.get('failed')];
  if (handoff === null && failed === null) return null;
  history.replaceState(history.state, '', location.pathname);
  const begun = takeBegun();
  if (failed !== null || handoff === null) return { failed: failed ?? 'UNAVAILABLE', joins: begun?.joins === true };
  // Another tab, or somebody else's address.
  return begun === null ? { failed: 'EXPIRED', joins: false } : { ...begun, handoff };
}
