// Stores answers until the server has acknowledged them. The browser is injected by outbox.ts, so that tests need none.
import { createListeners } from '#shared/domain/listeners.ts';
import { isBoolean, isNumber, isText, orAbsent, orNull, shape } from '#web/client/shape.ts';

/** An answer, and how often it was tried to send it. */
export interface QueuedAnswer {
  /** A new id for every change, so that an acknowledgement never removes a newer answer. */
  id: string;
  code: string;
  statementId: string;
  opinion: string;
  /** Null leaves the argument to the server: it stays while the opinion stays the same. */
  comment: string | null;
  partyId: string | null;
  /** In which it was given; absent in answers of an earlier version. */
  round?: number | undefined;
  /** Of an own statement: the text that was answered. */
  version?: number | undefined;
  attempts: number;
  /** The client-id of the student who gave it, on a device that several share. */
  clientId?: string | undefined;
  /** How many of ten this student thinks answered the first option: sent after the answer. */
  guess?: number | undefined;
  /** Whether the server has the answer already, so that only the guess waits. */
  isStored?: boolean | undefined;
}
export type Answer = Omit<QueuedAnswer, 'id' | 'attempts' | 'guess' | 'isStored'>;

/** refused: too late or otherwise not accepted, trying again is of no use · again: the whole server, or this one answer. */
export type SendResult<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; late: boolean }
  | { kind: 'again'; everything: boolean; afterMs: number };

export interface OutboxEnvironment<Saved> {
  load: () => string | null;
  save: (text: string | null) => void;
  send: (answer: QueuedAnswer) => Promise<SendResult<Saved>>;
  /** One sender at a time, also between tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Calls back after that many milliseconds; returns a function that cancels it. */
  wait: (ms: number, then: () => void) => () => void;
  random: () => number;
  now: () => number;
  makeId: () => string;
}

export interface OutboxState {
  answers: readonly QueuedAnswer[];
  /** Milliseconds since 1970 of the next try, or null when none is planned. */
  nextTryAt: number | null;
  sending: boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

const isQueuedAnswer = shape<QueuedAnswer>({
  id: isText,
  code: isText,
  statementId: isText,
  opinion: isText,
  comment: orNull(isText),
  partyId: orNull(isText),
  round: orAbsent(isNumber),
  version: orAbsent(isNumber),
  attempts: isNumber,
  clientId: orAbsent(isText),
  guess: orAbsent(isNumber),
  isStored: orAbsent(isBoolean),
});

function parse(text: string | null): QueuedAnswer[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isQueuedAnswer) : [];
  } catch {
    return [];
  }
}

/** The answers of this browser that the server has not acknowledged yet. */
export class OutboxQueue<Saved> {
  readonly #environment: OutboxEnvironment<Saved>;
  readonly #changed = createListeners();
  readonly #saved = createListeners<[answer: QueuedAnswer, saved: Saved]>();
  readonly #refused = createListeners<[answer: QueuedAnswer, late: boolean]>();
  readonly #gone = createListeners<[answer: QueuedAnswer]>();
  #state: OutboxState;
  #rounds = 0;
  #again = false;
  #callOff: (() => void) | null = null;

  constructor(environment: OutboxEnvironment<Saved>) {
    this.#environment = environment;
    this.#state = { answers: parse(environment.load()), nextTryAt: null, sending: false };
  }

  read = (): OutboxState => this.#state;

  subscribe = this.#changed.add;
  /** Calls back when the server has stored an answer. */
  onSaved = this.#saved.add;
  /** Calls back when the server will never store an answer. */
  onRefused = this.#refused.add;
  /** Calls back when another tab has removed an answer, which the server stored or refused. */
  onGone = this.#gone.add;

  /** Queues an answer instead of an earlier one to the same statement, and sends it. */
  put(answer: Answer): void {
    this.#queue(answer, (waiting) => ({ ...answer, guess: waiting?.guess }));
  }

  /** Queues a guess with its answer, which is sent before it unless the server has that already. */
  guess(answer: Answer, guess: number): void {
    this.#queue(answer, (waiting) => ({ ...(waiting ?? { ...answer, isStored: true }), guess }));
  }

  /** `make` gets what waits for the same statement, which it replaces. */
  #queue(answer: Answer, make: (waiting?: QueuedAnswer) => Omit<QueuedAnswer, 'id' | 'attempts'>): void {
    this.#update((answers) => {
      const made = make(answers.find((other) => isSameQuestion(other, answer)));
      const others = answers.filter((other) => !isSameQuestion(other, answer));
      return [...others, { ...made, id: this.#environment.makeId(), attempts: 0 }];
    });
    void this.flush();
  }

  /** Another tab changed the queue. */
  reload(): void {
    const answers = parse(this.#environment.load());
    for (const before of this.#state.answers)
      if (!answers.some((other) => isSameQuestion(other, before))) this.#gone.call(before);
    this.#change({ answers });
  }

  /** Tries everything again within that many milliseconds, each phone at another moment. */
  flushSoon(withinMs: number): void {
    if (this.#state.answers.length > 0) this.#plan(this.#environment.random() * withinMs);
  }

  /** Sends everything that is queued, now. */
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
      await this.#environment.alone(async () => {
        do {
          this.#again = false;
          wait = await this.#round();
        } while (this.#again);
      });
    } finally {
      this.#change({ sending: false });
      // Queued after the last round, before this.
      if (this.#again) void this.flush();
      else if (wait !== null) this.#plan(wait);
    }
  }

  /** Tries every answer once; returns the milliseconds until the next try, or null when nothing is left. */
  async #round(): Promise<number | null> {
    let atLeast: number | null = null;
    const tried = new Set<string>();
    for (;;) {
      this.reload();
      // A school's filter may stop the words of one answer each time: the others are not behind it.
      const [answer] = this.#state.answers.filter(({ id }) => !tried.has(id)).sort((a, b) => a.attempts - b.attempts);
      if (answer === undefined) break;
      tried.add(answer.id);
      const result = await this.#environment.send(answer);
      if (result.kind === 'again') {
        this.#update((answers) =>
          answers.map((other) => (other.id === answer.id ? { ...other, attempts: other.attempts + 1 } : other)),
        );
        atLeast = Math.max(atLeast ?? 0, result.afterMs);
        if (result.everything) break;
      } else {
        // Listeners are called before the answer is removed, so that it is always either in the session or in the queue.
        if (result.kind === 'saved') this.#saved.call(answer, result.saved);
        else this.#refused.call(answer, result.late);
        const isStored = result.kind === 'saved';
        this.#update((answers) =>
          answers
            .filter(({ id }) => id !== answer.id)
            // A guess that came meanwhile waits with the same answer.
            .map((other) => (isStored && hasOnlyAGuessMore(other, answer) ? { ...other, isStored } : other)),
        );
      }
    }
    if (atLeast === null) {
      this.#rounds = 0;
      return null;
    }
    const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#rounds++);
    return atLeast + backoff * (0.5 + this.#environment.random() / 2);
  }

  #plan(ms: number): void {
    this.#callOff?.();
    this.#callOff = this.#environment.wait(ms, () => void this.flush());
    this.#change({ nextTryAt: this.#environment.now() + ms });
  }

  /** Answers that other tabs queued meanwhile stay. */
  #update(change: (answers: QueuedAnswer[]) => QueuedAnswer[]): void {
    const answers = change(parse(this.#environment.load()));
    this.#environment.save(answers.length === 0 ? null : JSON.stringify(answers));
    this.#change({ answers });
  }

  #change(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    this.#changed.call();
  }
}

const isSameQuestion = (a: Answer, b: Answer): boolean =>
  a.code === b.code && a.statementId === b.statementId && a.clientId === b.clientId;

const hasOnlyAGuessMore = (a: QueuedAnswer, b: QueuedAnswer): boolean =>
  isSameQuestion(a, b) &&
  a.guess !== undefined &&
  (['opinion', 'comment', 'partyId', 'round', 'version'] as const).every((part) => a[part] === b[part]);
