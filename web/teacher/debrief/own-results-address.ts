/** Returns where a student finds their own results of that game, for the product's address. */
export function ownResultsAddress(publicUrl: string, sessionId: string): string {
  const { origin, pathname } = new URL(publicUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}/results/${sessionId}`;
}
