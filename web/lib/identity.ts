// Who this browser is: an anonymous student always, a user with a role while logged in.
import { ROLES, type Role } from '#shared/domain/roles.ts';
import { isLasting, readStored, writeStored } from './local-store.ts';

const CLIENT_ID = 'client-id';
const TOKEN = 'jwt-token';
const ROLE = 'role';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** A random UUID; crypto.randomUUID is missing on plain http within a school's network. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The anonymous identity, made the first time and kept. */
export function readClientId(): string {
  const kept = readStored(CLIENT_ID);
  if (kept !== null && UUID.test(kept)) return kept;
  const made = randomUuid();
  writeStored(CLIENT_ID, made);
  return made;
}

/** Whether another script of this page would be the same student: not where the browser forbids storage. */
export const hasLastingClientId = (): boolean => isLasting(CLIENT_ID);

export const readToken = (): string | null => readStored(TOKEN);

/** The stored role, as far as there is a token to go with it. */
export function readRole(): Role | null {
  const kept = readStored(ROLE);
  return (readToken() !== null && ROLES.find((role) => role === kept)) || null;
}

/** After logging in or registering. */
export function signIn(token: string, role: Role): void {
  writeStored(TOKEN, token);
  writeStored(ROLE, role);
  tell();
}

/** After logging out, or when the server no longer knows the token. */
export function signOut(): void {
  writeStored(TOKEN, null);
  writeStored(ROLE, null);
  tell();
}

/** Told when somebody logs in or out, here or in another tab; gives a function that stops it. */
export function onIdentityChange(listener: () => void): () => void {
  listeners.add(listener);
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === null || event.key === TOKEN || event.key === ROLE) listener();
  };
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', fromOtherTab);
  };
}
