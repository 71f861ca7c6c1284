// The notices that are shown, outside React so that every part of the app can add one.
import { createListeners } from '#shared/domain/listeners.ts';

export interface Notice {
  id: number;
  /** done: success · warn: warning · error: failure, stays until closed. */
  kind: 'done' | 'warn' | 'error';
  text: string;
  /** Its subject, independent of the language; null if nobody asks. */
  about: NoticeSubject | null;
}

/** A draft that stays in this browser, or that another tab writes; a removal that does not succeed yet. */
type NoticeSubject = 'draftKept' | 'draftElsewhere' | 'removal';

const MOST = 3;
export const NOTICE_MS = 6_000;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = createListeners();

function change(next: readonly Notice[]): void {
  notices = next;
  listeners.call();
}

/** Shows a translated text at once and drops the oldest beyond three. The same text, or what is about the same, is not shown twice. Returns the notice's id. */
export function notify(kind: Notice['kind'], text: string, about: Notice['about'] = null): number {
  const others = notices.filter((notice) => notice.text !== text && (about === null || notice.about !== about));
  const id = nextId++;
  change([...others, { id, kind, text, about }].slice(-MOST));
  return id;
}

export const closeNotice = (id: number): void => change(notices.filter((notice) => notice.id !== id));

export const closeNoticesAbout = (about: NoticeSubject): void => change(notices.filter((one) => one.about !== about));

export const isNoticed = (about: NoticeSubject): boolean => notices.some((one) => one.about === about);

/** For useSyncExternalStore. */
export const noticeStore = {
  read: (): readonly Notice[] => notices,
  /** Whether there ever was one. */
  wasUsed: (): boolean => nextId > 1,
  subscribe: listeners.add,
};
