// What happens to the questions of a class in a random game.
import type { Call } from '#testing/api-client.ts';
import { required } from '#testing/required.ts';
import type { GameModel } from './game-model.ts';
import type { Person } from './newcomers.ts';
import type { ModelQuestion } from './question-model.ts';

interface Game {
  code: string;
  model: GameModel;
  owner: Call;
  as: (person: Person) => Call;
  /** A whole number below that one. */
  below: (end: number) => number;
  /** How many who mark for the first time move the marks. */
  step: () => number;
}

/** A version 4 UUID of these numbers. */
export const uuid = (below: (end: number) => number): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => below(16).toString(16));

export class RandomQuestions {
  readonly #game: Game;
  #texts = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  #oneOf<T>(list: readonly T[]): T {
    return required(list[this.#game.below(list.length)]);
  }

  async open(open: boolean): Promise<void> {
    const { questions } = this.#game.model;
    if (open) questions.isOpen = true;
    else questions.close();
    await this.#game.owner('POST voting/session/:code/questions-open', {
      params: { code: this.#game.code },
      body: { open },
    });
  }

  /** They are opened, some are asked, shown and marked, and they are closed. */
  async round(): Promise<void> {
    await this.open(true);
    for (const happens of [this.ask, this.ask, this.decide, this.decide, this.mark]) await happens.call(this);
    await this.open(false);
  }

  async ask(): Promise<void> {
    const { questions, joined } = this.#game.model;
    if (!questions.isOpen || joined.size === 0) return;
    const person = this.#oneOf([...joined]);
    const own = questions.of(person);
    const before = own.length > 0 && this.#game.below(4) === 0 ? this.#oneOf(own) : undefined;
    if (before === undefined && own.length >= 3) return;
    this.#texts += 1;
    const [id, text] = [before?.id ?? uuid(this.#game.below), `vraag ${this.#texts}`];
    questions.ask(person, id, text);
    await this.#game.as(person)('PUT voting/session/:code/question/:id', {
      params: { code: this.#game.code, id },
      body: { text },
    });
  }

  async decide(): Promise<void> {
    const all = [...this.#game.model.questions.all.values()];
    if (all.length === 0) return;
    const question = this.#oneOf(all);
    const isShown = this.#game.below(5) > 0;
    this.#game.model.questions.decide(question, isShown ? 'shown' : 'hidden');
    await this.#game.owner('POST voting/session/:code/questions', {
      params: { code: this.#game.code },
      body: isShown ? { show: [question.id] } : { hide: [question.id] },
    });
  }

  async mark(): Promise<void> {
    const { questions, joined } = this.#game.model;
    if (!questions.isOpen || joined.size === 0) return;
    for (let turn = 1 + this.#game.below(4); turn > 0; turn--) {
      const person = this.#oneOf([...joined]);
      const others = questions.shown().filter((one) => one.person !== person);
      if (others.length > 0) await this.#markOne(person, this.#oneOf(others));
    }
  }

  async #markOne(person: Person, question: ModelQuestion): Promise<void> {
    const { questions } = this.#game.model;
    const marked = !question.marks.has(person);
    if (marked && questions.markedBy(person).length >= 3) return;
    questions.mark(person, question, marked, this.#game.step());
    const params = { code: this.#game.code, id: question.id };
    await this.#game.as(person)('PUT voting/session/:code/question/:id/mark', { params, body: { marked } });
  }
}
