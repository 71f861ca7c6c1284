import { randomUUID } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import { z } from 'zod';

const question = z.object({
  id: z.string(),
  from: z.string(),
  about: z.enum(['students', 'devices']),
  sessionCode: z.string(),
  votingSessionId: z.string(),
});
const answer = z.object({ id: z.string(), keys: z.array(z.string()) });
/** The connected clients of a voting session: its students, or the devices of its owner. */
export type BusQuestion = Omit<z.output<typeof question>, 'id' | 'from'>;
export type AnswerQuestion = (asked: BusQuestion) => readonly string[];

/** Milliseconds that every other process has to answer. */
const ANSWER_MS = 1_000;

interface Waiting {
  keys: string[];
  /** Answers that are missing; null before it is known how many processes were asked. */
  missing: number | null;
  received: number;
  done: (keys: string[] | null) => void;
}

/**
 * Questions that all servers answer, the asking one included: Redis says how many were asked. `own`: the connection
 * that publishes; `subscriber`: the one that listens.
 */
export class BusQuestions {
  readonly #own: RedisClientType;
  readonly #questions: string;
  readonly #answersTo: (process: string) => string;
  readonly #self = randomUUID();
  readonly #waiting = new Map<string, Waiting>();

  constructor(own: RedisClientType, subscriber: RedisClientType, prefix: string, answerQuestion: AnswerQuestion) {
    this.#own = own;
    this.#questions = `${prefix}questions`;
    this.#answersTo = (process) => `${prefix}answers:${process}`;
    const ignore = (): void => {
      // The subscriber connects again, and subscribes again.
    };
    const onQuestion = (text: string): void => {
      const read = question.safeParse(JSON.parse(text));
      if (!read.success || !own.isReady) return;
      const { id, from } = read.data;
      const keys = from === this.#self ? [] : answerQuestion(read.data);
      own.publish(this.#answersTo(from), JSON.stringify({ id, keys })).catch(ignore);
    };
    const onAnswer = (text: string): void => {
      const read = answer.safeParse(JSON.parse(text));
      if (read.success) this.#receive(read.data);
    };
    // Also on the first connection. A channel that is subscribed already stays as it is.
    subscriber.on('ready', () => {
      subscriber.subscribe(this.#answersTo(this.#self), onAnswer).catch(ignore);
      subscriber.subscribe(this.#questions, onQuestion).catch(ignore);
    });
  }

  /** The keys that the other processes know; null if one of them does not answer in time, or Redis is unreachable. */
  async ask(asked: BusQuestion): Promise<string[] | null> {
    if (!this.#own.isReady) return null;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<string[] | null>();
    const waiting: Waiting = { keys: [], missing: null, received: 0, done: resolve };
    this.#waiting.set(id, waiting);
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    this.#own.publish(this.#questions, JSON.stringify({ ...asked, id, from: this.#self })).then(
      (processes) => {
        // Nobody heard it, this process neither: then its subscription is not active, and answers would be lost.
        if (processes === 0) resolve(null);
        waiting.missing = processes;
        this.#finish(waiting);
      },
      () => resolve(null),
    );
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  close(): void {
    for (const { done } of this.#waiting.values()) done(null);
  }

  #receive({ id, keys }: z.output<typeof answer>): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    waiting.keys.push(...keys);
    waiting.received += 1;
    this.#finish(waiting);
  }

  #finish({ missing, received, keys, done }: Waiting): void {
    if (missing !== null && received >= missing) done(keys);
  }
}
