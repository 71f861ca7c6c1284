const LOCK = 'outbox';
/** Milliseconds, longer than one try to send: a tab that holds the lock then may be one that the phone has put to sleep. */
const PATIENCE_MS = 20_000;

/**
 * Does that work while no other tab of this browser sends answers. Locks need a secure page; without them, and if another tab was waited
 * for too long, two may send the same answer, which the server stores once.
 */
export async function whileNobodySends(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return work();
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE_MS);
  let working: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    clearTimeout(timer);
    working = work();
    return working;
  };
  // A tab whose lock is taken works on without it.
  await locks
    .request(LOCK, { signal: control.signal }, begin)
    .catch(() => working ?? locks.request(LOCK, { steal: true }, begin))
    .catch(() => working ?? begin());
}
