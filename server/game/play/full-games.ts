import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How many games are remembered as logged; a second line about a forgotten one is harmless. */
const TOLD_MOST = 1_000;

/** Tells operators of students whom a full game refuses: a log line for each game, and their number. */
export class FullGames {
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #told = new LRUCache<string, true>({ max: TOLD_MOST });
  #refusedCount = 0;

  constructor(log: Pick<FastifyBaseLogger, 'info'>) {
    this.#log = log;
  }

  refused(votingSessionId: string, students: number): void {
    this.#refusedCount += 1;
    if (this.#told.has(votingSessionId)) return;
    this.#told.set(votingSessionId, true);
    this.#log.info({ event: 'game-full', game: votingSessionId, students }, 'a game is full');
  }

  /** How many times somebody was refused since the start. */
  get refusedCount(): number {
    return this.#refusedCount;
  }
}
