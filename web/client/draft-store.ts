import { onIdentityChange, readUserId } from '#web/shell/identity.ts';
import { isRefused, readStored, writeStored } from '#web/shell/local-store.ts';
import { ageOf } from './age.ts';

/** Milliseconds, 90 days: an older draft is removed. */
const MAX_AGE_MS = 7_776_000_000;

/** Users of one computer do not see each other's drafts. */
let user = readUserId();
onIdentityChange(() => {
  user = readUserId();
});

const nameOf = (key: string): string => `draft:${user}:${key}`;

/** Returns the draft, or null when there is none, or one of another shape, or an expired one. */
export function readDraft<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const { at, value }: { at: number; value: unknown } = JSON.parse(readStored(nameOf(key)) ?? '');
    if ((ageOf(at, Date.now()) ?? 0) < MAX_AGE_MS) return isValue(value) ? value : null;
    writeDraft(key, null);
  } catch {
    // Not JSON, or not written by this version.
  }
  return null;
}

export const hasDraft = (key: string): boolean => readStored(nameOf(key)) !== null;

/** Calls back when another tab writes that draft; returns a function that unsubscribes. */
export function onForeignDraft(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === nameOf(key) && event.newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Drafts that the browser would not store, as its storage is full or forbidden. */
const refused = new Set<string>();
const askBeforeClosing = (event: BeforeUnloadEvent): void => {
  // One may have gone since by its age, or with its user.
  if ([...refused].some(isRefused)) event.preventDefault();
};

/** Null removes the draft: it was sent or discarded. Closing the page asks as long as one is not stored. */
export function writeDraft(key: string, value: unknown): void {
  const name = nameOf(key);
  writeStored(name, value === null ? null : JSON.stringify({ at: Date.now(), value }));
  if (isRefused(name)) refused.add(name);
  else refused.delete(name);
  if (refused.size > 0) globalThis.window?.addEventListener('beforeunload', askBeforeClosing);
  else globalThis.window?.removeEventListener('beforeunload', askBeforeClosing);
}

/** Files of drafts: a browser stores none, so they are kept as long as the app is open. */
const files = new Map<string, File>();

/** Returns the file that was chosen for the draft, or null. */
export const keptFile = (key: string): File | null => files.get(nameOf(key)) ?? null;

/** Null forgets it. */
export function keepFile(key: string, file: File | null): void {
  if (file === null) files.delete(nameOf(key));
  else files.set(nameOf(key), file);
}
