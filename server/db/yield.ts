/** Lets waiting requests run first: SQLite answers within the same tick, so that long work would hold them up. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
