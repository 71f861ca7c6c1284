import { type Balance, type BalanceInput, balanceOf, bestSwap, type Swap } from '#shared/domain/balance.ts';

/** The worker's requests and replies. */
export type BalanceJob = { kind: 'balance' | 'swap'; input: BalanceInput };
export type BalanceReply = { kind: 'balance'; balance: Balance } | { kind: 'swap'; swap: Swap | null };

export const workOut = ({ kind, input }: BalanceJob): BalanceReply =>
  kind === 'balance' ? { kind, balance: balanceOf(input) } : { kind, swap: bestSwap(input) };
