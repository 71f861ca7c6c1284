import { useCallback, useEffect, useState } from 'react';
import type { Balance, BalanceInput, Swap } from '#shared/domain/balance.ts';
import type { BalanceJob, BalanceReply } from './balance-job.ts';

/** The same choice always gives the same figures. */
export const BALANCE_SEED = 1;

/** What is worked out, with what its numbers stand for: all statements and all parties. */
export interface BalanceSubject {
  input: BalanceInput;
  /** `number` is that of a statement that takes part. */
  statements: readonly { _id: string; description: string; number: number }[];
  parties: readonly { _id: string; name: string; color: string }[];
}

/** Asks a worker of its own, so that a question that is no longer asked can be stopped. Returns the stop. */
function ask(job: BalanceJob, onReply: (reply: BalanceReply) => void): () => void {
  const worker = new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BalanceReply>) => {
    onReply(data);
    worker.terminate();
  });
  worker.postMessage(job);
  return () => worker.terminate();
}

/** idle: nobody asked · searching · none: no swap makes it fairer · found. */
export type SwapSearch = { name: 'idle' | 'searching' | 'none' } | { name: 'found'; swap: Swap };

/** The balance as it was worked out last, with what it was worked out of; and the search for a swap. */
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
