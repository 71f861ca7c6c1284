export type Flag = 0 | 1;
/** ISO 8601 UTC. */
export type Timestamp = string;
