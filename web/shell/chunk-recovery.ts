// A file of the app could not be loaded. After a deployment it no longer exists: the page reloads itself, once. On bad Wi-Fi the request
// failed: what is on screen stays, unless nothing can be drawn without the file.
const MARK = 'reloaded-at';
/** Milliseconds within which a second failure is shown instead of reloading again. */
const ONCE_PER_MS = 30_000;

/** Milliseconds between two questions whether the server is there again. */
const RETRY_MS = 3_000;

const failures = new WeakSet<Error>();

/** Listens for files that could not be loaded. */
export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    // Not every browser names the file that failed; in a new version this one has another name as well.
    void reloadIf(import.meta.url, ({ status }) => status === 404);
  });
}

/** Reloads a page that could not be drawn for want of a file as soon as the server is there again, unless it is left.
 * @param failure why it could not be drawn */
export async function recoverPage(failure: Error): Promise<void> {
  const { href } = location;
  while (failures.has(failure) && location.href === href && !(await reloadIf('/', ({ ok }) => ok)))
    await new Promise((next) => setTimeout(next, RETRY_MS));
}

/** Asks the server first: without a network, reloading would leave nothing on screen. Returns whether it was time. */
async function reloadIf(address: string, isTime: (reply: Response) => boolean): Promise<boolean> {
  const reply = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const isNow = reply !== null && isTime(reply);
  if (isNow && claimReload()) location.reload();
  return isNow;
}

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
