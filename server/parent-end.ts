/** Milliseconds between two checks whether the parent still runs. */
const LOOK_MS = 500;

/** Read at once, as the parent may end while the program still starts. */
const parent = process.ppid;

/**
 * Calls back when the process that started this one has ended. npm starts a script through a shell; when npm is told to
 * end, only that shell gets the signal.
 */
export function onParentEnd(act: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
  timer.unref();
}
