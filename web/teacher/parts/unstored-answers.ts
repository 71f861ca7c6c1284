import { useSyncExternalStore } from 'react';

/** Milliseconds after the last answer that the server could not store: by then its phone has sent it again (web/student/outbox). */
const SENT_AGAIN_MS = 30_000;

let isUnstored = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isUnstored = value;
  for (const listener of listeners) listener();
}

/** Whether answers of the game on this page wait on phones because the server cannot store them. */
export const unstoredAnswers = {
  /** The server could not store one. */
  noticed: (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => set(false), SENT_AGAIN_MS);
    if (!isUnstored) set(true);
  },
  read: (): boolean => isUnstored,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useUnstoredAnswers = (): boolean =>
  useSyncExternalStore(unstoredAnswers.subscribe, unstoredAnswers.read, unstoredAnswers.read);
