import { setTimeout as delay } from 'node:timers/promises';
import { type Spread, spreadOf } from '#lab/bench/figures.ts';
import { required } from '#testing/required.ts';
import { Crowd, openGame } from './crowd.ts';
import type { Report } from './report.ts';

const STUDENTS = 30;
/** Milliseconds between two answers of a student; slower than the limit on them. */
const PAUSE_MS = 300;

/** A class that answers on a server while something else happens there. */
export class ClassBeside {
  readonly #crowd: Crowd;
  readonly #statements: readonly string[];

  private constructor(crowd: Crowd, statements: readonly string[]) {
    this.#crowd = crowd;
    this.#statements = statements;
  }

  /** Starts a game of its own; everybody has joined when it resolves. */
  static async open(baseURL: string): Promise<ClassBeside> {
    const game = await openGame(baseURL, 5);
    const beside = new ClassBeside(new Crowd(baseURL, game, STUDENTS), game.statements);
    await beside.answerDuring(async () => {});
    return beside;
  }

  /** Everybody answers until `work` is done, at least once. Returns how many milliseconds an acknowledgement took. */
  async answerDuring(work: () => Promise<unknown>): Promise<Spread> {
    let isOver = false;
    const working = work().finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    await Promise.all(
      this.#crowd.clientIds.map(async (clientId, at) => {
        await delay((at * PAUSE_MS) / STUDENTS);
        do {
          const began = performance.now();
          await this.#crowd.answer(clientId, required(this.#statements[times.length % this.#statements.length]));
          times.push(performance.now() - began);
          await delay(PAUSE_MS);
        } while (!isOver);
      }),
    );
    await working;
    return spreadOf(times);
  }

  /** Checks that no answer was refused or lost. */
  end(report: Report, what: string): Promise<void> {
    return this.#crowd.end(report, what);
  }
}
