import { createListeners } from '#shared/domain/listeners.ts';
import { ROLES, type Role } from '#shared/domain/roles.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { isPersisted, readStored, writeStored } from './local-store.ts';

const CLIENT_ID = 'client-id';
const TOKEN = 'jwt-token';
const ROLE = 'role';

const listeners = createListeners();

/** A random UUID; crypto.randomUUID is missing on plain http within a school's network. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The anonymous identity, created on the first call. */
export function readClientId(): string {
  const stored = readStored(CLIENT_ID);
  if (stored !== null && isUuid(stored)) return stored;
  const made = randomUuid();
  writeStored(CLIENT_ID, made);
  return made;
}

/** Makes the device that student's who shares it. */
export const becomeClient = (clientId: string): void => writeStored(CLIENT_ID, clientId);

/** Whether another script of this page would be the same student: not if the browser forbids storage. */
export const hasPersistedClientId = (): boolean => isPersisted(CLIENT_ID);

let seat: string | null = null;

/** Sets the student who holds a shared device and makes its calls from now on; null: none of them. Not stored: a
 * page that is loaded again does not know who looks at it. */
export function sit(clientId: string | null): void {
  seat = clientId;
}

/** The client-id of the student who holds a shared device, or null. */
export const seatedAs = (): string | null => seat;

export const readToken = (): string | null => readStored(TOKEN);

/** The claims of the token; empty if nobody is logged in. */
export function readClaims(): { sub?: unknown; game?: unknown } {
  try {
    return JSON.parse(atob((readToken()?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** The user's id from the token, or nothing if nobody is logged in. */
export function readUserId(): string {
  const { sub } = readClaims();
  return typeof sub === 'string' ? sub : '';
}

/** The stored role, as far as there is a token to go with it. */
export function readRole(): Role | null {
  const stored = readStored(ROLE);
  return (readToken() !== null && ROLES.find((role) => role === stored)) || null;
}

/** After logging in or registering. */
export function signIn(token: string, role: Role): void {
  ending = null;
  writeStored(TOKEN, token);
  writeStored(ROLE, role);
  listeners.call();
}

/** Why the last login of this page ended: the user logged out here, or the server rejected the token; null when it did not end, or ended in another tab. */
type Ending = 'left' | 'expired';
let ending: Ending | null = null;
export const readEnding = (): Ending | null => ending;

/** After logging out, or when the server rejected the token. */
export function signOut(why: Ending): void {
  ending = why;
  writeStored(TOKEN, null);
  writeStored(ROLE, null);
  listeners.call();
}

/** Called when a user logs in or out, here or in another tab; returns a function that unsubscribes. */
export function onIdentityChange(listener: () => void): () => void {
  const stop = listeners.add(listener);
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === null || event.key === TOKEN || event.key === ROLE) {
      ending = null;
      listener();
    }
  };
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    stop();
    globalThis.removeEventListener?.('storage', fromOtherTab);
  };
}
