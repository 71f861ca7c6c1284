// Beside the page, so that ticking a statement never waits for it.
import { type BalanceJob, workOut } from './balance-job.ts';

self.addEventListener('message', ({ data }: MessageEvent<BalanceJob>) => self.postMessage(workOut(data)));
