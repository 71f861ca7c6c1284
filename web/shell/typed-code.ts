/** Passed to the game whose code was typed: on a shared device a student who types it may be another one than before. */
export const TYPED = { typed: true };

/** Whether that is how one came to this page; `state` is the router's. */
export const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state && state.typed === true;
