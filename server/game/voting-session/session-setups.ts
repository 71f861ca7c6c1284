import { LRUCache } from 'lru-cache';
import {
  findQuestionSetContent,
  findSessionSetup,
  type PlayedSetContent,
  type SessionSetup,
} from '#server/data/game/session-setup.ts';
import type { VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';

const SETUPS_CACHED = 2_000;
const SETS_CACHED = 50;

/**
 * The setups of voting sessions, once for each version of their own statements, which never changes. Share their texts.
 */
export class SessionSetups {
  readonly #setups: LRUCache<string, SessionSetup, string>;

  constructor(db: Db) {
    // An entry that is evicted while it is read is still the reply to those who wait for it.
    const sets = new LRUCache<string, PlayedSetContent>({
      max: SETS_CACHED,
      ignoreFetchAbort: true,
      fetchMethod: (id) => findQuestionSetContent(db, id),
    });
    this.#setups = new LRUCache<string, SessionSetup, string>({
      max: SETUPS_CACHED,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _old, { context: id }) =>
        findSessionSetup(db, id, (questionSetId) => sets.forceFetch(questionSetId)),
    });
  }

  /** Returns undefined for an unknown id. What is read after `row` is at least as new as it says. */
  get({ id, own_version }: Pick<VotingSessionRow, 'id' | 'own_version'>): Promise<SessionSetup | undefined> {
    return this.#setups.fetch(`${id} ${own_version}`, { context: id });
  }
}
