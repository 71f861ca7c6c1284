import { LRUCache } from 'lru-cache';

/** How many answered a statement in its present round, and how many joined. */
export interface AnsweredCount {
  answered: number;
  participants: number;
}

/** Returns null for a code that does not work. Rejects while the database is away. */
export type CountAnswered = (sessionCode: string, statementId: string) => Promise<AnsweredCount | null>;

type Tell = (sessionCode: string, statementId: string, count: AnsweredCount) => void;

/** Milliseconds between two messages about a voting session: at most two a second. */
const WINDOW_MS = 520;
const COUNTS_REMEMBERED = 10_000;

interface Window {
  /** The statement that was answered meanwhile; null without one. */
  waiting: string | null;
  timer: NodeJS.Timeout | undefined;
}

/** Tells how many answered a statement when that number moved, at most twice a second for a voting session: of several statements the latest. */
export class AnsweredCounts {
  readonly #count: CountAnswered;
  readonly #tell: Tell;
  readonly #windows = new Map<string, Window>();
  /** What was told last, by session code and statement. */
  readonly #told = new LRUCache<string, number>({ max: COUNTS_REMEMBERED });

  constructor(count: CountAnswered, tell: Tell) {
    this.#count = count;
    this.#tell = tell;
  }

  /** An answer to that statement was stored, which may be an earlier one that changed. */
  add(sessionCode: string, statementId: string): void {
    const open = this.#windows.get(sessionCode);
    if (open) open.waiting = statementId;
    else void this.#send(sessionCode, statementId, this.#open(sessionCode));
  }

  /** A new round of that statement began: its number is another one, also if it is equal. */
  forget(sessionCode: string, statementId: string): void {
    this.#told.delete(`${sessionCode} ${statementId}`);
  }

  close(): void {
    for (const { timer } of this.#windows.values()) clearTimeout(timer);
    this.#windows.clear();
  }

  #open(sessionCode: string): Window {
    const opened = { waiting: null, timer: undefined };
    this.#windows.set(sessionCode, opened);
    return opened;
  }

  async #send(sessionCode: string, statementId: string, window: Window): Promise<void> {
    try {
      const count = await this.#count(sessionCode, statementId);
      const key = `${sessionCode} ${statementId}`;
      if (count !== null && this.#told.get(key) !== count.answered) {
        this.#told.set(key, count.answered);
        this.#tell(sessionCode, statementId, count);
      }
    } catch {
      // The database is away; the next answer or the next read brings the number.
    }
    // Counted from the message, so that a slow count does not bring two of them closer.
    if (this.#windows.get(sessionCode) === window)
      window.timer = setTimeout(() => this.#end(sessionCode, window), WINDOW_MS);
  }

  #end(sessionCode: string, { waiting }: Window): void {
    this.#windows.delete(sessionCode);
    if (waiting !== null) this.add(sessionCode, waiting);
  }
}
