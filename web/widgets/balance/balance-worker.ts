// In a worker, so that the page stays responsive during the calculation.
import { type BalanceInput, balanceOf } from '#shared/domain/balance.ts';

self.addEventListener('message', ({ data }: MessageEvent<BalanceInput>) => self.postMessage(balanceOf(data)));
