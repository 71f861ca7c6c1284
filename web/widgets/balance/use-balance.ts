import { useEffect, useState } from 'react';
import type { Balance, BalanceInput } from '#shared/domain/balance.ts';

/** From this skew a choice is called skewed. */
export const SKEWED = 1.5;

/** The input of the calculation, with the statements and parties that its numbers represent. */
export interface BalanceSubject {
  input: BalanceInput;
  /** `number` is the number of a statement that takes part. */
  statements: readonly { _id: string; description: string; number: number }[];
  parties: readonly { _id: string; name: string; color: string }[];
}

/** Computes it in a worker; an outdated one is cancelled. Returns the function that cancels it. */
function ask(input: BalanceInput, onReply: (balance: Balance) => void): () => void {
  const worker = new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Balance>) => {
    onReply(data);
    worker.terminate();
  });
  worker.postMessage(input);
  return () => worker.terminate();
}

/** The last computed balance, with its input; null until there is one. */
export function useBalance(subject: BalanceSubject): { balance: Balance; subject: BalanceSubject } | null {
  const [shown, setShown] = useState<{ balance: Balance; subject: BalanceSubject } | null>(null);
  useEffect(() => ask(subject.input, (balance) => setShown({ balance, subject })), [subject]);
  return shown;
}
