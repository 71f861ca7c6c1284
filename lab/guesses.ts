// `npm run lab -- guesses [lessons]`: random lessons on a real server, with students who come late, change their minds, skip and forget. Every figure of
// what a class guessed of itself is worked out again here, from what was sent and by code that shares nothing with the server's; one that differs fails.
import { isDeepStrictEqual } from 'node:util';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { Client } from './load-client.ts';
import { type LoadGame, type LoadSet, prepareLoadSet, startLoadGame } from './load-game.ts';

const LESSONS = Number(process.argv[2] ?? 200);
const STATEMENTS = 4;
const AT_ONCE = 4;
/** As the specification has it. */
const SKIPPED = '__skipquestion__';

const below = (end: number): number => Math.floor(Math.random() * end);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

interface Figures {
  opinion: string;
  count: number;
  mean: number;
  actual: number;
}

const seen = { figures: 0, none: 0, late: 0, forgotten: 0, secondRounds: 0 };
const wrong: string[] = [];

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected))
    wrong.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
}

/** One decimal, halves up: a fraction of whole numbers as a text, which rounds no binary fraction. */
const oneDecimal = (of: number, by: number): number => {
  const whole = Math.floor(of / by);
  let tenth = Math.floor(((of - whole * by) * 10) / by);
  const rest = (of - whole * by) * 10 - tenth * by;
  if (rest * 2 >= by) tenth += 1;
  return tenth === 10 ? whole + 1 : Number(`${whole}.${tenth}`);
};

/** What the first result fixes, of the answers and guesses that are there. */
function workedOut(first: string, answers: ReadonlyMap<Client, string>, guesses: ReadonlyMap<Client, number>) {
  let [sum, count, chosen, said] = [0, 0, 0, 0];
  for (const [student, opinion] of answers) {
    const guess = guesses.get(student);
    if (guess !== undefined) [sum, count] = [sum + guess, count + 1];
    if (opinion !== SKIPPED) said += 1;
    if (opinion === first) chosen += 1;
  }
  if (count < 5 || count * 2 < answers.size || said === 0) return null;
  return { opinion: first, count, mean: oneDecimal(sum, count), actual: oneDecimal(10 * chosen, said) };
}

class Lesson {
  readonly #game: LoadGame;
  readonly #name: string;
  readonly #students: Client[] = [];
  readonly #fixed = new Map<string, Figures | null>();
  readonly #answers = new Map<string, Map<Client, string>>();
  readonly #guesses = new Map<string, Map<Client, number>>();

  constructor(game: LoadGame, name: string) {
    this.#game = game;
    this.#name = name;
    for (const statement of game.statements) {
      this.#answers.set(statement, new Map());
      this.#guesses.set(statement, new Map());
    }
  }

  async #join(): Promise<void> {
    const student = new Client(this.#game.teacher.base);
    await student.call('GET voting/session/:code', { params: { code: this.#game.code } });
    this.#students.push(student);
  }

  /** Answers or changes an answer, and guesses, before the result or after it. */
  async #play(student: Client, statement: string): Promise<void> {
    const path = `voting/session/${this.#game.code}/statement/${statement}`;
    const answers = required(this.#answers.get(statement));
    if (!answers.has(student) || below(4) === 0) {
      const opinion = below(7) === 0 ? SKIPPED : oneOf(this.#game.opinions);
      const { status } = await student.send('POST', `${path}/opinion`, { opinion });
      expectSame(`${this.#name}: an answer`, status, 201);
      answers.set(student, opinion);
    }
    if (below(5) === 0) return;
    const guess = below(11);
    const isTaken = !this.#fixed.has(statement);
    const { status } = await student.send('PUT', `${path}/guess`, { guess });
    expectSame(`${this.#name}: a guess`, status, isTaken ? 200 : 409);
    if (isTaken) required(this.#guesses.get(statement)).set(student, guess);
    else seen.late += 1;
  }

  async #forget(): Promise<void> {
    const at = below(this.#students.length);
    const [student] = this.#students.splice(at, 1);
    if (student === undefined) return;
    await student.send('DELETE', `result/session/${this.#game.id}/mine`);
    for (const held of [...this.#answers.values(), ...this.#guesses.values()]) held.delete(student);
    seen.forgotten += 1;
  }

  #fix(statement: string): void {
    if (this.#fixed.has(statement)) return;
    const first = required(this.#game.opinions[0]);
    const [answers, guesses] = [this.#answers, this.#guesses].map((of) => required(of.get(statement)));
    const figures = workedOut(first, answers as Map<Client, string>, guesses as Map<Client, number>);
    this.#fixed.set(statement, figures);
    seen[figures === null ? 'none' : 'figures'] += 1;
  }

  async #show(statement: string): Promise<void> {
    const params = { code: this.#game.code, statementId: statement };
    const shown = await this.#game.teacher.call('POST voting/session/:code/statement/:statementId/shown', { params });
    if (shown.takenAt !== null) this.#fix(statement);
    expectSame(`${this.#name}: the result`, shown.guess, this.#fixed.get(statement) ?? null);
  }

  async #statement(statement: string): Promise<void> {
    const { teacher, code } = this.#game;
    const params = { code, statementId: statement };
    await teacher.call('POST voting/session/:code/statement/:statementId', { params });
    for (let turn = below(3 * this.#students.length); turn >= 0; turn--) {
      const dice = below(60);
      if (dice < 3) await this.#join();
      else if (dice === 3) await this.#forget();
      else if (dice < 6 && turn % 3 === 0) await this.#show(statement);
      else if (this.#students.length > 0) await this.#play(oneOf(this.#students), statement);
    }
    if (below(3) > 0) await this.#show(statement);
    const student = this.#students[0];
    if (student) {
      const read = await student.call('GET voting/session/:code/statement/:statementId/guess', { params });
      const none = { opinion: null, count: null, mean: null, actual: null };
      const guess = required(this.#guesses.get(statement)).get(student) ?? null;
      expectSame(`${this.#name}: a student's read`, read, { guess, ...none, ...this.#fixed.get(statement) });
    }
    if (below(5) > 0) return;
    await teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params });
    // Without a result of the first round there never is one of its guesses.
    if (!this.#fixed.has(statement)) this.#fixed.set(statement, null);
    seen.secondRounds += 1;
  }

  async play(): Promise<void> {
    const { teacher, code, id, statements } = this.#game;
    for (let joined = 4 + below(12); joined > 0; joined--) await this.#join();
    for (const statement of statements) await this.#statement(statement);
    await teacher.call('POST voting/session/:code/end', { params: { code } });
    for (const statement of statements) this.#fix(statement);
    if (below(2) === 0) await this.#forget();
    const overview = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: id } });
    const figures = statements.map((statement) => this.#fixed.get(statement) ?? null);
    expectSame(
      `${this.#name}: the overview`,
      statements.map((statement) => overview.statements.find((one) => one.statementId === statement)?.guess),
      figures,
    );
    const points = figures.flatMap((one) =>
      one ? [Math.abs(Math.round(one.mean * 10) - Math.round(one.actual * 10))] : [],
    );
    const gap = points.length < 2 ? null : { first: points[0], last: points.at(-1) };
    expectSame(`${this.#name}: the gap`, overview.guessGap, gap);
  }
}

async function playAll(set: LoadSet): Promise<void> {
  let next = 0;
  const playOn = async (): Promise<void> => {
    while (next < LESSONS) {
      next += 1;
      const name = `lesson ${next}`;
      await new Lesson(await startLoadGame(set, ['skip_questions']), name).play();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
}

const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal' });
await playAll(await prepareLoadSet(server.baseURL, STATEMENTS));
await server.stop();
const { figures, none, late, forgotten, secondRounds } = seen;
console.log(
  `${LESSONS} lessons: ${figures} statements with figures and ${none} without, ${late} guesses that came late, ${forgotten} students who forgot, ${secondRounds} second rounds`,
);
for (const one of wrong) console.log(`WRONG  ${one}`);
console.log(`${wrong.length} wrong`);
process.exit(wrong.length > 0 || figures === 0 ? 1 : 0);
