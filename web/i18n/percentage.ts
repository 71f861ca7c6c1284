/** Formats 0 to 100 with at most that many decimals, and a space that does not break if the language has one: 83,33 % or 83.33%. */
export function formatPercentage(percentage: number, language: string, decimals = 2): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(percentage);
  // Intl leaves the space out in Dutch as well, against the Belgian rule for writing.
  return language.startsWith('en') ? `${number}%` : `${number}\u00a0%`;
}
