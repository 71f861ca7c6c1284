// Voting sessions that students are answering now, kept for a moment: a whole school's answers need not each look its session up.
import type { Loaded } from '#server/http/voting-session.load.ts';
import { normalSessionCode } from '#shared/domain/session-code.ts';

/** Milliseconds. */
const KEPT_MS = 1_000;
const MOST_KEPT = 5_000;

/**
 * Voting sessions by code, for a second. What is kept may be out of date: it is good only where a commit looks at the phase that is true
 * then, and a refusal must be asked again of a fresh one.
 */
export class RecentlyLoaded {
  readonly #kept = new Map<string, { loaded: Loaded; until: number }>();

  /** What was found a moment ago, or else what `load` finds now. */
  async get(typed: string, load: () => Promise<Loaded>): Promise<Loaded> {
    const code = normalSessionCode(typed);
    const kept = this.#kept.get(code);
    if (kept && kept.until > performance.now()) return kept.loaded;
    const loaded = await load();
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(code, { loaded, until: performance.now() + KEPT_MS });
    return loaded;
  }

  forget(typed: string): void {
    this.#kept.delete(normalSessionCode(typed));
  }
}
