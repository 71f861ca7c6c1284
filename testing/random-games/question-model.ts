// What may be known of a class's questions and their marks (9.4), worked out from the wire contract alone.
import type { Person } from './newcomers.ts';

export interface ModelQuestion {
  readonly id: string;
  readonly person: Person;
  text: string;
  state: 'held' | 'shown' | 'hidden';
  readonly marks: Set<Person>;
  /** As everybody reads them. */
  told: number;
}

export class QuestionModel {
  readonly all = new Map<string, ModelQuestion>();
  isOpen = false;
  #isToldAtClose = false;
  /** Who marked for the first time since the marks moved, and before. */
  readonly #waiting = new Set<Person>();
  readonly #counted = new Set<Person>();

  of = (person: Person): ModelQuestion[] => [...this.all.values()].filter((one) => one.person === person);
  markedBy = (person: Person): ModelQuestion[] => this.shown().filter(({ marks }) => marks.has(person));
  shown = (): ModelQuestion[] => [...this.all.values()].filter(({ state }) => state === 'shown');

  ask(person: Person, id: string, text: string): void {
    const before = this.all.get(id);
    if (before === undefined) this.all.set(id, { id, person, text, state: 'held', marks: new Set(), told: 0 });
    else if (before.text !== text) {
      before.text = text;
      this.#leave(before, 'held');
    }
  }

  decide(question: ModelQuestion, state: 'shown' | 'hidden'): void {
    if (question.state !== state) this.#leave(question, state);
  }

  /** Shown again it begins at 0. */
  #leave(question: ModelQuestion, state: ModelQuestion['state']): void {
    question.state = state;
    question.marks.clear();
    question.told = 0;
  }

  /** `step`: how many who mark for the first time move the marks. */
  mark(person: Person, question: ModelQuestion, isMarked: boolean, step: number): void {
    if (question.marks.has(person) === isMarked) return;
    if (isMarked) question.marks.add(person);
    else question.marks.delete(person);
    if (!this.#counted.has(person)) this.#waiting.add(person);
    if (this.#waiting.size >= step) this.#tell();
  }

  /** Closing moves them once in a game, the first time that there is anything to move. */
  close(): void {
    const moves = this.shown().some(({ marks, told }) => marks.size !== told);
    if (this.isOpen && moves && !this.#isToldAtClose) {
      this.#isToldAtClose = true;
      this.#tell();
    }
    this.isOpen = false;
  }

  forget(person: Person): void {
    for (const { id } of this.of(person)) this.all.delete(id);
    for (const { marks } of this.all.values()) marks.delete(person);
  }

  #tell(): void {
    for (const question of this.all.values()) question.told = question.marks.size;
    for (const person of this.#waiting) this.#counted.add(person);
    this.#waiting.clear();
  }
}
