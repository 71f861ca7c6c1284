import { schemaHash } from '#server/db/migrations/0001-release.ts';

const FIRST = '0001-release';

/** Said of a database or an archive; nothing here reads either. */
export const OF_EARLIER_BUILD = 'it was made by a build before version 1.0.0, and only that build can use it';

/** The record that a database has of its schema. */
export interface Recorded {
  /** The names of the migrations that have run, oldest first. */
  done: readonly string[];
  /** The hash of the first schema. */
  schema: string | undefined;
}

/** Why nobody who knows these migrations can use a database or an archive of that schema; null if they can. */
export function refusalOf({ done, schema }: Recorded, known: readonly string[]): string | null {
  if (done.length > 0 && (!done.includes(FIRST) || schema !== schemaHash)) return OF_EARLIER_BUILD;
  const later = done.find((name) => !known.includes(name));
  return later === undefined ? null : `a newer version used it (it has ${later}): use that one`;
}
