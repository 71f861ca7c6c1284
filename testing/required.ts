/** Returns a value that the fixtures of a test guarantee. Throws if it is missing. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value that the fixtures guarantee is missing');
  return value;
}
