import { LRUCache } from 'lru-cache';
import { countParticipants } from '#server/data/game/participants.ts';
import type { Db } from '#server/db/client.ts';
import type { LoadedVotingSession } from './load.ts';

/** How old a count may be: it does not reveal who joined just now, and a class that reads at once costs one query. */
const KEPT_MS = 10_000;

/** How many students are in a game with `aggregates_only`: its students see whether there are more than they are. */
export class ParticipantCounts {
  readonly #db: Db;
  readonly #counts = new LRUCache<string, { at: number; count: Promise<number> }>({ max: 5_000 });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the numbers that everybody in the game may know, at most ten seconds old; nothing in any other game. */
  async told({ setup }: Pick<LoadedVotingSession, 'setup'>): Promise<{ participants?: number }> {
    if (!setup.settings.has('aggregates_only')) return {};
    const now = Date.now();
    const known = this.#counts.get(setup._id);
    const age = known === undefined ? KEPT_MS : now - known.at;
    // The clock may have been put back.
    if (known !== undefined && age >= 0 && age < KEPT_MS) return { participants: await known.count };
    const count = countParticipants(this.#db, setup._id);
    this.#counts.set(setup._id, { at: now, count });
    const forget = () => this.#counts.delete(setup._id);
    // The first student who joins must not be told that there is none.
    count.then((students) => students === 0 && forget(), forget);
    return { participants: await count };
  }
}
