import { formatPercentage } from '#web/i18n/percentage.ts';

/**
 * How many decimals a board shows for each of these shares of 0 to 100, null if it is not shown: none, or one if
 * different shares would look equal, so that their order is visible.
 */
export function scoreDecimals(shares: readonly (number | null)[]): (0 | 1)[] {
  const whole = shares.map((share) => (share === null ? null : formatPercentage(share, 'en', 0)));
  return shares.map((share, at) =>
    share !== null && shares.some((other, place) => other !== share && whole[place] === whole[at]) ? 1 : 0,
  );
}
