/** Bytes that are copied or compressed before the next rest, so that nobody waits for more than these. */
export const STEP_BYTES = 256 * 1024;
/** Milliseconds of rest for each of work: a share of the time, as a busy machine makes a step longer. */
const REST = 2;
const SHORTEST_REST_MS = 2;
/** A step that took this long was itself kept waiting. */
const LONGEST_REST_MS = 200;

/** How many milliseconds to rest after a step that took `workMs`. */
export const restAfter = (workMs: number): number =>
  Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, REST * workMs));
