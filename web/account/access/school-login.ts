// State of a login at the school: one login at a time, in this tab only.
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

/** The hand-off to the page after such a login, valid for a minute and once. */
export interface HandedLogin extends Pick<BegunLogin, 'client'> {
  handoff: string;
}

/** Reads it from the state of the navigation to the account page. */
export function handedLogin(state: unknown): HandedLogin | null {
  if (typeof state !== 'object' || state === null || !('handoff' in state) || !('client' in state)) return null;
  const { handoff, client } = state;
  return typeof handoff === 'string' && typeof client === 'string' ? { handoff, client } : null;
}

/** Leaves for the school's provider. */
export function leaveForProvider(provider: string, begun: Omit<BegunLogin, 'client'>): void {
  const client = randomUuid();
  sessionStorage.setItem(KEY, JSON.stringify({ ...begun, client } satisfies BegunLogin));
  location.assign(`/api/auth/provider/${provider}/start?client=${client}`);
}

/** Returns the login that this tab left for, once; null if there is none. */
export function takeBegunLogin(): BegunLogin | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const begun: unknown = stored === null ? null : JSON.parse(stored);
  if (typeof begun !== 'object' || begun === null || !('client' in begun) || !('joins' in begun)) return null;
  const state = 'state' in begun ? begun.state : null;
  return typeof begun.client === 'string' ? { client: begun.client, state, joins: begun.joins === true } : null;
}
