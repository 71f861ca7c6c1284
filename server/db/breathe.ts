// Keeps long work on the database from holding up everybody else.

/** Lets everything else that waits have its turn: SQLite answers within the same tick. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
