import { errorMessage } from '#server/errors.ts';

/** What `npm run doctor` found out about one thing. */
export interface CheckResult {
  what: string;
  /** `warn`: it works, but should be looked at. */
  state: 'ok' | 'warn' | 'bad';
  message: string;
}

export const ok = (what: string, message: string): CheckResult => ({ what, state: 'ok', message });
export const warn = (what: string, message: string): CheckResult => ({ what, state: 'warn', message });
export const bad = (what: string, message: string): CheckResult => ({ what, state: 'bad', message });

/** An address without its user, password and query. */
export function withoutSecrets(address: string): string {
  const { protocol, hostname, port, pathname } = new URL(address);
  return `${protocol}//${hostname}${port && `:${port}`}${pathname}`;
}

/** An error's message, without any address that may carry a password. */
export const discreet = (error: unknown): string => errorMessage(error).replace(/\w+:\/\/\S+/g, '…');

const MARKS = { ok: 'ok  ', warn: 'look', bad: 'BAD ' } as const;

/** The results, one per line. */
export const reportOf = (results: readonly CheckResult[]): string =>
  results.map(({ what, state, message }) => `${MARKS[state]}  ${what.padEnd(16)}${message}`).join('\n');
