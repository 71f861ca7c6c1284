import { clearStudent } from '#web/client/student-storage.ts';
import { outbox } from '#web/student/outbox/outbox.ts';

/** Milliseconds to wait for answers that are being sent. */
const SENDING_MS = 5_000;

/** Sends what waits; returns how many answers could not be sent. */
export async function sendWhatWaits(): Promise<number> {
  void outbox.flush();
  await new Promise<void>((done) => {
    const timer = setTimeout(done, SENDING_MS);
    const stop = outbox.subscribe(() => check());
    const check = () => {
      if (outbox.read().sending) return;
      clearTimeout(timer);
      stop();
      done();
    };
    check();
  });
  return outbox.read().answers.length;
}

/** Removes everything of this student from the device and opens the address with a new identity. */
export function leaveDevice(address: string): void {
  clearStudent();
  // Replies that arrive until the page is closed may store something again. A page restored from the browser's history must be empty.
  window.addEventListener('pagehide', clearStudent);
  document.body.replaceChildren();
  location.replace(address);
}
