import { useCallback, useEffect, useMemo, useState } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { Balance, BalanceInput, Swap } from '#shared/domain/balance.ts';
import type { Choice } from '#web/teacher/wizard/game-draft.ts';
import type { BalanceJob, BalanceReply } from './balance-job.ts';

/** The same choice always gives the same figures. */
const SEED = 1;

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

/** What is worked out, with the statements' ids by number. */
export interface ChoiceInput extends BalanceInput {
  statementIds: readonly string[];
}

/** A choice in numbers: statements in the order of the choice, parties and options in that of the set. */
export function inputOf(set: QuestionSet, { order, statements, parties }: Choice): ChoiceInput {
  const opinions = set.opinionOptions.map(({ opinion }) => opinion);
  const held = new Map(
    set.partyOpinions.map(({ partyId, statementId, opinion }) => [`${partyId} ${statementId}`, opinion]),
  );
  const optionOf = (partyId: string, statementId: string): number | null => {
    const opinion = held.get(`${partyId} ${statementId}`);
    return opinion == null ? null : opinions.indexOf(opinion);
  };
  const numbersOf = (all: readonly string[], chosen: readonly string[]) =>
    all.flatMap((id, at) => (chosen.includes(id) ? [at] : []));
  const all = set.parties.map(({ _id }) => _id);
  return {
    options: opinions.length,
    positions: all.map((partyId) => order.map((statementId) => optionOf(partyId, statementId))),
    statements: numbersOf(order, statements),
    parties: numbersOf(all, parties),
    seed: SEED,
    statementIds: order,
  };
}

/** idle: nobody asked · searching · none: no swap makes it fairer · found. */
export type SwapSearch = { name: 'idle' | 'searching' | 'none' } | { name: 'found'; swap: Swap };

/** The balance of a choice as it was worked out last, with what it was worked out of; and the search for a swap. */
export function useBalance(set: QuestionSet, choice: Choice) {
  const input = useMemo(() => inputOf(set, choice), [set, choice]);
  const [shown, setShown] = useState<{ balance: Balance; input: ChoiceInput } | null>(null);
  const [asked, setAsked] = useState<ChoiceInput | null>(null);
  const [search, setSearch] = useState<SwapSearch>({ name: 'idle' });
  useEffect(() => {
    setAsked(null);
    setSearch({ name: 'idle' });
    return ask({ kind: 'balance', input }, (reply) => {
      if (reply.kind === 'balance') setShown({ balance: reply.balance, input });
    });
  }, [input]);
  useEffect(() => {
    if (asked === null) return;
    return ask({ kind: 'swap', input: asked }, (reply) => {
      if (reply.kind === 'swap')
        setSearch(reply.swap === null ? { name: 'none' } : { name: 'found', swap: reply.swap });
    });
  }, [asked]);
  const findSwap = useCallback(() => {
    setSearch({ name: 'searching' });
    setAsked(input);
  }, [input]);
  const dismiss = useCallback(() => setSearch({ name: 'idle' }), []);
  return { shown, search, findSwap, dismiss };
}
