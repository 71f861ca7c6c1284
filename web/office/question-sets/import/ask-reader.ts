import type { ReadInput } from './read-input.ts';
import type { ReadJob, ReadReply } from './read-worker.ts';

/** Milliseconds that a file may take; a large one takes two seconds on an old laptop. */
const PATIENCE_MS = 10_000;

/** Starts a worker that reads one input. */
export function startReader() {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  const loaded = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker did not come')), { once: true });
  });
  return {
    /** Returns what was read. Rejects if the worker could not be loaded. */
    ask: async (job: ReadJob): Promise<ReadInput> => {
      await loaded;
      return new Promise((resolve) => {
        const done = (result: ReadInput) => {
          clearTimeout(timer);
          worker.removeEventListener('message', onReply);
          resolve(result);
        };
        const stop = (code: 'TOO_SLOW' | 'UNREADABLE') => {
          worker.terminate();
          done({ state: 'refused', code });
        };
        const onReply = ({ data }: MessageEvent<ReadReply>) => data !== 'here' && done(data);
        const timer = setTimeout(() => stop('TOO_SLOW'), PATIENCE_MS);
        worker.addEventListener('message', onReply);
        worker.addEventListener('error', () => stop('UNREADABLE'), { once: true });
        worker.postMessage(job);
      });
    },
    /** Ends the worker, whatever it is doing. */
    end: () => worker.terminate(),
  };
}
