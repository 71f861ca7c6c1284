import { LRUCache } from 'lru-cache';
import {
  findQuestionSetContent,
  findSessionSetup,
  type QuestionSetContent,
  type SessionSetup,
} from '#server/data/session-setup.ts';
import type { Db } from '#server/db/client.ts';

const SETUPS_CACHED = 2_000;
const SETS_CACHED = 50;

/** The setups of voting sessions, read once: they never change, so they never expire. Setups share the texts of their question set. */
export class SessionSetups {
  readonly #setups: LRUCache<string, SessionSetup>;

  constructor(db: Db) {
    // An entry that is evicted while it is read is still the reply to those who wait for it.
    const sets = new LRUCache<string, QuestionSetContent>({
      max: SETS_CACHED,
      ignoreFetchAbort: true,
      fetchMethod: (id) => findQuestionSetContent(db, id),
    });
    this.#setups = new LRUCache<string, SessionSetup>({
      max: SETUPS_CACHED,
      ignoreFetchAbort: true,
      fetchMethod: (id) => findSessionSetup(db, id, (questionSetId) => sets.forceFetch(questionSetId)),
    });
  }

  /** Returns undefined for an id that is no voting session's. */
  get(votingSessionId: string): Promise<SessionSetup | undefined> {
    return this.#setups.fetch(votingSessionId);
  }
}
