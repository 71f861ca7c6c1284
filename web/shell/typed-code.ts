/** Passed to the game whose code was typed: on a shared device a student who types it may be another one than before. */
export const TYPED = { typed: true };

/** Whether this page was opened by a typed code; `state` is the router's. */
export const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state && state.typed === true;
