import { clearStudent } from '#web/client/student-storage.ts';
import { QUESTION_OUTBOX } from '#web/client/unsent.ts';
import { readStored } from '#web/shell/local-store.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import type { OutboxQueue } from '#web/student/outbox/outbox-queue.ts';

/** Milliseconds to wait for what is being sent. */
const SENDING_MS = 5_000;

/** Sends what a queue has; returns how much of it could not be sent. */
async function sendAll(queue: Pick<OutboxQueue<unknown>, 'flush' | 'subscribe' | 'read'>): Promise<number> {
  void queue.flush();
  await new Promise<void>((done) => {
    const timer = setTimeout(done, SENDING_MS);
    const stop = queue.subscribe(() => check());
    const check = () => {
      if (queue.read().sending) return;
      clearTimeout(timer);
      stop();
      done();
    };
    check();
  });
  return queue.read().answers.length;
}

/** Sends what waits; returns how many answers and questions could not be sent. */
export async function sendWhatWaits(): Promise<number> {
  const answers = await sendAll(outbox);
  if (readStored(QUESTION_OUTBOX) === null) return answers;
  const { unsentQuestions } = await import('#web/student/questions/questions.tsx');
  return answers + (await sendAll(unsentQuestions));
}

/** Removes everything of this student from the device and opens the address with a new identity. */
export function leaveDevice(address: string): void {
  clearStudent();
  // Replies that arrive until the page is closed may store something again. A page restored from the browser's history must be empty.
  window.addEventListener('pagehide', clearStudent);
  document.body.replaceChildren();
  location.replace(address);
}
