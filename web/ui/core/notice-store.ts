// The notices that are shown, outside React so that every part of the app can add one.
import { createListeners } from '#shared/domain/listeners.ts';

export interface Notice {
  id: number;
  /** done: success · warn: warning · error: failure, stays until closed. */
  kind: 'done' | 'warn' | 'error';
  text: string;
}

const MOST = 3;
export const NOTICE_MS = 6_000;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = createListeners();

function change(next: readonly Notice[]): void {
  notices = next;
  listeners.call();
}

/** Shows a translated text at once and drops the oldest beyond three. The same text is not shown twice. Returns the notice's id. */
export function notify(kind: Notice['kind'], text: string): number {
  const others = notices.filter((notice) => notice.text !== text);
  const id = nextId++;
  change([...others, { id, kind, text }].slice(-MOST));
  return id;
}

export const closeNotice = (id: number): void => change(notices.filter((notice) => notice.id !== id));

/** For useSyncExternalStore. */
export const noticeStore = {
  read: (): readonly Notice[] => notices,
  /** Whether there ever was one. */
  wasUsed: (): boolean => nextId > 1,
  subscribe: listeners.add,
};
