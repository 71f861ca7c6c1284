/** Milliseconds since 1970: a clock that says less was never set. */
const FIRST_POSSIBLE = Date.UTC(2026, 0);

/** Milliseconds between two moments (since 1970); null if the clock was wrong at one of them. */
export const ageOf = (at: number, now: number): number | null => (at < FIRST_POSSIBLE || at > now ? null : now - at);
