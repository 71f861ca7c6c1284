/** Throws if the condition is false: for states that cannot occur, never for input. `why` is for the developer. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Invariant violated: ${why}`);
}
