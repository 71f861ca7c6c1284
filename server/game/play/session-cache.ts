import { LRUCache } from 'lru-cache';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';

/**
 * Voting sessions by code, each for a second, so that not every answer looks its session up. The commit checks the
 * phase again, and an error is checked against a fresh entry.
 */
export class SessionCache {
  readonly #cache = new LRUCache<SessionCode, LoadedVotingSession>({ max: 5_000, ttl: 1_000 });

  /** Returns the cached session, or else what `load` finds. */
  async get(typedCode: string, load: () => Promise<LoadedVotingSession>): Promise<LoadedVotingSession> {
    const code = parseSessionCode(typedCode);
    if (code === null) return load();
    const cached = this.#cache.get(code);
    if (cached) return cached;
    const loaded = await load();
    this.#cache.set(code, loaded);
    return loaded;
  }

  delete(typedCode: string): void {
    const code = parseSessionCode(typedCode);
    if (code !== null) this.#cache.delete(code);
  }
}
