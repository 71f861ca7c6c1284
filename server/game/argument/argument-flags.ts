import { LRUCache } from 'lru-cache';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { createFlagArgument, type FlagArgument } from './flag-argument.ts';

/** Milliseconds for which another server may still use the words from before a change. */
const FRESH_MS = 5_000;
const ONLY = 'only';

/** Flags arguments by the lists of the installation's languages and by its own words as they are stored. */
export class ArgumentFlags {
  readonly #cache: LRUCache<typeof ONLY, FlagArgument>;

  /** `clock` counts milliseconds. */
  constructor(
    languages: readonly LanguageCode[],
    findOwnWords: () => Promise<readonly string[]>,
    clock: { now: () => number } = performance,
  ) {
    this.#cache = new LRUCache({
      max: 1,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: clock,
      ignoreFetchAbort: true,
      // While the database is unavailable, the cached words are used.
      allowStaleOnFetchRejection: true,
      fetchMethod: async () => createFlagArgument(languages, await findOwnWords()),
    });
  }

  /** Returns the function that flags by the stored words, cached for a few seconds. */
  now(): Promise<FlagArgument> {
    return this.#cache.forceFetch(ONLY);
  }

  /** To be called after a change of the words on this server. */
  forget(): void {
    this.#cache.clear();
  }
}
