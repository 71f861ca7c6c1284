import { useCallback, useEffect, useState } from 'react';
import type { Balance, BalanceInput, Swap } from '#shared/domain/balance.ts';
import type { BalanceJob, BalanceReply } from './balance-job.ts';

/** A fixed seed, so that the same choice always gives the same figures. */
export const BALANCE_SEED = 1;

/** The input of the calculation, with the statements and parties that its numbers stand for. */
export interface BalanceSubject {
  input: BalanceInput;
  /** `number` is that of a statement that takes part. */
  statements: readonly { _id: string; description: string; number: number }[];
  parties: readonly { _id: string; name: string; color: string }[];
}

/** Starts a worker for one request, so that an outdated request can be cancelled. Returns the function that cancels it. */
function ask(job: BalanceJob, onReply: (reply: BalanceReply) => void): () => void {
  const worker = new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BalanceReply>) => {
    onReply(data);
    worker.terminate();
  });
  worker.postMessage(job);
  return () => worker.terminate();
}

/** idle: not requested · searching · none: no swap makes it fairer · found. */
export type SwapSearch = { name: 'idle' | 'searching' | 'none' } | { name: 'found'; swap: Swap };

/** The last calculated balance with its input, and the search for a swap. */
export function useBalance(subject: BalanceSubject) {
  const [shown, setShown] = useState<{ balance: Balance; subject: BalanceSubject } | null>(null);
  const [asked, setAsked] = useState<BalanceInput | null>(null);
  const [search, setSearch] = useState<SwapSearch>({ name: 'idle' });
  useEffect(() => {
    setAsked(null);
    setSearch({ name: 'idle' });
    return ask({ kind: 'balance', input: subject.input }, (reply) => {
      if (reply.kind === 'balance') setShown({ balance: reply.balance, subject });
    });
  }, [subject]);
  useEffect(() => {
    if (asked === null) return;
    return ask({ kind: 'swap', input: asked }, (reply) => {
      if (reply.kind === 'swap')
        setSearch(reply.swap === null ? { name: 'none' } : { name: 'found', swap: reply.swap });
    });
  }, [asked]);
  const findSwap = useCallback(() => {
    setSearch({ name: 'searching' });
    setAsked(subject.input);
  }, [subject]);
  const dismiss = useCallback(() => setSearch({ name: 'idle' }), []);
  return { shown, search, findSwap, dismiss };
}
