// After a new version is deployed an open page may ask for a file that is gone: then the page loads itself anew, once.

const MARK = 'reloaded-at';
/** Milliseconds within which a second failure is shown instead of loading again. */
const ONCE_PER_MS = 30_000;

/** Listens for files that could not be loaded. */
export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadWhereReachable());
}

/** On bad Wi-Fi the file is not gone: there, loading anew would take away what is on screen. */
async function reloadWhereReachable(): Promise<void> {
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (reply?.ok && claimReload()) location.reload();
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
