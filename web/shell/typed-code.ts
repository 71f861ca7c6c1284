/** Goes along to the game whose code was typed: whoever does that on a shared device may be somebody else than before. */
export const TYPED = { typed: true };

/** Whether that is how one came to this page; `state` is the router's. */
export const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state && state.typed === true;
