import { formatPercentage } from '#web/i18n/percentage.ts';

/** How many decimals a board gives each of these shares of 0 to 100, null if it is not shown: none, and one if different shares would read alike, so that their order shows. */
export function scoreDecimals(shares: readonly (number | null)[]): (0 | 1)[] {
  const whole = shares.map((share) => (share === null ? null : formatPercentage(share, 'en', 0)));
  return shares.map((share, at) =>
    share !== null && shares.some((other, place) => other !== share && whole[place] === whole[at]) ? 1 : 0,
  );
}
