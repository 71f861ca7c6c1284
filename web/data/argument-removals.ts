// Removing an argument can be undone for a while: it is hidden at once, for its student too, and removed after that or
// when the view was left. Outside React, because a removal continues without a view.
import { useSyncExternalStore } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { createListeners } from '#shared/domain/listeners.ts';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { translatorOf } from '#web/i18n/translator.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { decideArguments, refreshArguments, removeArgument } from './arguments.ts';
import { refreshShown } from './shown.ts';

/** Milliseconds in which a removal can be undone, and between two tries to send it. */
const UNDO_MS = 6_000;

/** waiting: it can be undone · gone: removed, its place stays empty until the pointer has left the list. */
export type ArgumentRemoval = 'waiting' | 'gone';

interface Removal {
  code: string;
  /** The removed text: undoing it shows nothing that its student has written since. */
  text: string;
  /** Sends the next try; undefined once it was undone. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The removals of the open view. */
let states: ReadonlyMap<string, ArgumentRemoval> = new Map();
/**
 * Removals that continue without a view: no other view of this page shows them, even while the server cannot be
 * reached.
 */
let hidden: ReadonlySet<string> = new Set();
const listeners = createListeners();
/** The removals that have not succeeded yet, by answer. */
const removals = new Map<string, Removal>();
/** The later of two decisions about one argument counts. */
let deciding = Promise.resolve();

function mark(answerId: string, state: ArgumentRemoval | null): void {
  const after = new Map(states);
  if (state === null) after.delete(answerId);
  else after.set(answerId, state);
  states = after;
  listeners.call();
}

function hideHere(answerId: string, isHidden: boolean): void {
  const after = new Set(hidden);
  if (isHidden) after.add(answerId);
  else after.delete(answerId);
  hidden = after;
  listeners.call();
}

function sendLater(answerId: string, removal: Removal): void {
  removal.timer = setTimeout(() => void send(answerId, removal), UNDO_MS);
}

/** Whether the next try may succeed. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

async function send(answerId: string, removal: Removal): Promise<void> {
  clearTimeout(removal.timer);
  const { t } = translatorOf('teacher-live');
  try {
    await removeArgument(removal.code, answerId);
    removals.delete(answerId);
    // After the view was left, nothing shows the gap.
    if (states.has(answerId)) mark(answerId, 'gone');
  } catch (error) {
    if (isPassing(error)) {
      // The class must not see it again, so it stays hidden until it is removed.
      void hide(answerId, removal);
      sendLater(answerId, removal);
      notify('warn', t('failed.removeYet'), 'removal');
    } else {
      removals.delete(answerId);
      mark(answerId, null);
      hideHere(answerId, false);
      notify('error', t('failed.remove'), 'removal');
    }
  }
}

/** Sends a decision after those before it. */
function decide(code: string, body: Parameters<typeof decideArguments>[1]): ReturnType<typeof decideArguments> {
  const decided = deciding.then(() => withTimeout((signal) => decideArguments(code, body, signal)));
  deciding = decided.then(
    () => {},
    () => {},
  );
  return decided;
}

async function hide(answerId: string, removal: Removal): Promise<void> {
  const isHidden = await decide(removal.code, { hide: [answerId] }).then(
    (decided) => decided.hidden.includes(answerId),
    (error) => errorCodeOf(error) !== 'INVALID',
  );
  // Its student changed or deleted it since, and a screen may show it still: what cannot be hidden is removed now.
  if (!isHidden && removals.get(answerId)?.timer !== undefined) await send(answerId, removal);
}

/** Hides an argument, and removes it unless that is undone soon. */
export function removeSoon(code: string, answerId: string, text: string): void {
  const removal: Removal = { code, text, timer: undefined };
  removals.set(answerId, removal);
  mark(answerId, 'waiting');
  sendLater(answerId, removal);
  void hide(answerId, removal);
}

/** Shows an argument again. Where that fails it stays hidden, and can be tried once more. */
export async function undoRemoval(answerId: string): Promise<void> {
  const removal = removals.get(answerId);
  if (removal === undefined) return;
  clearTimeout(removal.timer);
  removal.timer = undefined;
  const { code, text } = removal;
  try {
    await decide(code, { show: [{ _id: answerId, comment: text }] });
    // Its place stays until it is read again.
    await Promise.all([refreshShown(code), refreshArguments(code)]);
  } catch {
    notify('error', translatorOf('teacher-live').t('queue.failed'), 'removal');
    return;
  }
  removals.delete(answerId);
  mark(answerId, null);
}

/** Closes the gaps of removed arguments. */
export function closeGaps(): void {
  states = new Map([...states].filter(([, state]) => state !== 'gone'));
  listeners.call();
}

/** The view in which removals could be undone was left: they are sent now. */
export function leaveRemovals(): void {
  for (const [answerId, removal] of removals) {
    if (!states.has(answerId) || removal.timer === undefined) continue;
    hideHere(answerId, true);
    void send(answerId, removal);
  }
  states = new Map();
  listeners.call();
}

/** Returns what becomes of the arguments of the open view. */
export const useRemovals = (): ReadonlyMap<string, ArgumentRemoval> =>
  useSyncExternalStore(listeners.add, () => states);

/** Returns the ids of the answers whose arguments this page removes without a view. */
export const readHidden = (): ReadonlySet<string> => hidden;

/** The same, and the component follows them. */
export const useHiddenArguments = (): ReadonlySet<string> => useSyncExternalStore(listeners.add, readHidden);

/** The same snapshot without the arguments that are hidden now. */
export const withoutHidden = (shown: ShownState, hidden: ReadonlySet<string>): ShownState =>
  shown.arguments === null || hidden.size === 0
    ? shown
    : { ...shown, arguments: shown.arguments.filter(({ _id }) => !hidden.has(_id)) };
