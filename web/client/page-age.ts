// A page that is open for days may be too old for its server, which says so. It reloads at most once, and only when
// nothing is lost by it.
import { useEffect, useSyncExternalStore } from 'react';
import { PROTOCOL } from '#shared/domain/live-event-names.ts';
import { liveStatus } from './live-client.ts';

const MARK = 'reloaded-below';
/** Milliseconds between two checks whether to reload; the reloads of a class are spread over as many. */
const LOOK_MS = 4_000;

const isTooOld = (): boolean => PROTOCOL < liveStatus.oldest();

/** Whether the server no longer lets a page of this build continue as it is. */
export const useIsTooOld = (): boolean => useSyncExternalStore(liveStatus.subscribe, isTooOld, () => false);

/**
 * Whether this page may reload: not a second time for the same server, and not in a window of a try-out, which has no
 * address.
 */
function claimReload(): boolean {
  if (location.protocol === 'about:') return false;
  const below = String(liveStatus.oldest());
  try {
    if (sessionStorage.getItem(MARK) === below) return false;
    sessionStorage.setItem(MARK, below);
    return true;
  } catch {
    return false;
  }
}

/** Reloads a page that is too old, once, as soon as it is online and `mayReload` says that nothing is lost. */
export function useReloadWhenOld(mayReload: () => boolean): void {
  const isOld = useIsTooOld();
  useEffect(() => {
    if (!isOld) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (liveStatus.read() === 'online' && mayReload() && claimReload()) location.reload();
      else timer = setTimeout(look, LOOK_MS);
    };
    timer = setTimeout(look, Math.random() * LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOld, mayReload]);
}
