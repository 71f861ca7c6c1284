// In a worker, so that the page stays responsive during the calculation.
import { type BalanceJob, workOut } from './balance-job.ts';

self.addEventListener('message', ({ data }: MessageEvent<BalanceJob>) => self.postMessage(workOut(data)));
