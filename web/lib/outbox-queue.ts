// Keeps answers until the server has acknowledged them, and sends them again until it has. Knows no browser: outbox.ts gives it one.

/** What a student gave, and how often it was tried to send it. */
export interface KeptAnswer {
  /** Another one for every change, so that an acknowledgement never takes a newer answer away. */
  id: string;
  code: string;
  statementId: string;
  opinion: string;
  comment: string;
  partyId: string | null;
  attempts: number;
}
export type NewAnswer = Omit<KeptAnswer, 'id' | 'attempts'>;

/** refused: too late or otherwise not accepted, trying again is of no use · again: the whole server, or this one answer. */
export type Outcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; late: boolean }
  | { kind: 'again'; everything: boolean; afterMs: number };

export interface Surroundings<Saved> {
  load: () => string | null;
  save: (text: string | null) => void;
  send: (answer: KeptAnswer) => Promise<Outcome<Saved>>;
  /** One sender at a time, also between tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Calls back after that many milliseconds; gives what calls it off. */
  wait: (ms: number, then: () => void) => () => void;
  random: () => number;
  now: () => number;
  makeId: () => string;
}

export interface OutboxState {
  answers: readonly KeptAnswer[];
  /** Milliseconds since 1970 of the next try, or null when none is planned. */
  nextTryAt: number | null;
  sending: boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

const isText = (value: unknown): value is string => typeof value === 'string';

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, code, statementId, opinion, comment, partyId, attempts } = value as Record<string, unknown>;
  return (
    [id, code, statementId, opinion, comment].every(isText) &&
    (partyId === null || isText(partyId)) &&
    typeof attempts === 'number'
  );
}

function parse(text: string | null): KeptAnswer[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptAnswer) : [];
  } catch {
    return [];
  }
}

/** The answers of this browser that the server has not acknowledged yet. */
export class OutboxQueue<Saved> {
  readonly #around: Surroundings<Saved>;
  readonly #listeners = new Set<() => void>();
  readonly #savedListeners = new Set<(answer: KeptAnswer, saved: Saved) => void>();
  readonly #refusedListeners = new Set<(answer: KeptAnswer, late: boolean) => void>();
  readonly #goneListeners = new Set<(answer: KeptAnswer) => void>();
  #state: OutboxState;
  #rounds = 0;
  #again = false;
  #callOff: (() => void) | null = null;

  constructor(around: Surroundings<Saved>) {
    this.#around = around;
    this.#state = { answers: parse(around.load()), nextTryAt: null, sending: false };
  }

  read = (): OutboxState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Told when the server has stored an answer; gives a function that stops it. */
  onSaved(listener: (answer: KeptAnswer, saved: Saved) => void): () => void {
    this.#savedListeners.add(listener);
    return () => this.#savedListeners.delete(listener);
  }

  /** Told when the server will never store an answer; gives a function that stops it. */
  onRefused(listener: (answer: KeptAnswer, late: boolean) => void): () => void {
    this.#refusedListeners.add(listener);
    return () => this.#refusedListeners.delete(listener);
  }

  /** Told when another tab has let an answer go: stored or refused, only the server knows; gives a function that stops it. */
  onGone(listener: (answer: KeptAnswer) => void): () => void {
    this.#goneListeners.add(listener);
    return () => this.#goneListeners.delete(listener);
  }

  /** Keeps an answer instead of an earlier one to the same statement, and sends it. */
  put(answer: NewAnswer): void {
    const kept = { ...answer, id: this.#around.makeId(), attempts: 0 };
    this.#keep((answers) => [...answers.filter((other) => !isSameQuestion(other, answer)), kept]);
    void this.flush();
  }

  /** Another tab changed what is kept. */
  reload(): void {
    const answers = parse(this.#around.load());
    for (const before of this.#state.answers)
      if (!answers.some((other) => isSameQuestion(other, before))) for (const tell of this.#goneListeners) tell(before);
    this.#change({ answers });
  }

  /** Tries everything again within that many milliseconds, each phone at another moment. */
  flushSoon(withinMs: number): void {
    if (this.#state.answers.length > 0) this.#plan(this.#around.random() * withinMs);
  }

  /** Sends everything that is kept, now. */
  async flush(): Promise<void> {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#state.sending) {
      this.#again = true;
      return;
    }
    if (this.#state.answers.length === 0) return;
    this.#change({ sending: true, nextTryAt: null });
    let wait: number | null = null;
    try {
      await this.#around.alone(async () => {
        do {
          this.#again = false;
          wait = await this.#round();
        } while (this.#again);
      });
    } finally {
      this.#change({ sending: false });
      if (wait !== null) this.#plan(wait);
    }
  }

  /** Tries every answer once; gives the milliseconds until the next try, or null when nothing is left. */
  async #round(): Promise<number | null> {
    let atLeast: number | null = null;
    const tried = new Set<string>();
    for (;;) {
      this.reload();
      const answer = this.#state.answers.find(({ id }) => !tried.has(id));
      if (answer === undefined) break;
      tried.add(answer.id);
      const outcome = await this.#around.send(answer);
      if (outcome.kind === 'again') {
        this.#keep((answers) =>
          answers.map((other) => (other.id === answer.id ? { ...other, attempts: other.attempts + 1 } : other)),
        );
        atLeast = Math.max(atLeast ?? 0, outcome.afterMs);
        if (outcome.everything) break;
      } else {
        // Told before it is let go, so that at no moment the answer is nowhere.
        if (outcome.kind === 'saved') for (const tell of this.#savedListeners) tell(answer, outcome.saved);
        else for (const tell of this.#refusedListeners) tell(answer, outcome.late);
        this.#keep((answers) => answers.filter(({ id }) => id !== answer.id));
      }
    }
    if (atLeast === null) {
      this.#rounds = 0;
      return null;
    }
    const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#rounds++);
    return atLeast + backoff * (0.5 + this.#around.random() / 2);
  }

  #plan(ms: number): void {
    this.#callOff?.();
    this.#callOff = this.#around.wait(ms, () => void this.flush());
    this.#change({ nextTryAt: this.#around.now() + ms });
  }

  /** What other tabs kept meanwhile stays. */
  #keep(change: (answers: KeptAnswer[]) => KeptAnswer[]): void {
    const answers = change(parse(this.#around.load()));
    this.#around.save(answers.length === 0 ? null : JSON.stringify(answers));
    this.#change({ answers });
  }

  #change(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const isSameQuestion = (a: NewAnswer, b: NewAnswer): boolean => a.code === b.code && a.statementId === b.statementId;
