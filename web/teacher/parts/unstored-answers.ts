import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/domain/listeners.ts';

/** Milliseconds after the last answer that the server could not store: by then its phone has sent it again (web/student/outbox). */
const SENT_AGAIN_MS = 30_000;

let isUnstored = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

function set(value: boolean): void {
  isUnstored = value;
  listeners.call();
}

/** The server could not store one. */
export function noticeUnstored(): void {
  clearTimeout(timer);
  timer = setTimeout(() => set(false), SENT_AGAIN_MS);
  if (!isUnstored) set(true);
}

/** Whether answers of the game on this page wait on phones because the server cannot store them. */
export const useUnstoredAnswers = (): boolean => useSyncExternalStore(listeners.add, () => isUnstored);
