/** Somebody with a client-id of their own. */
export interface Person {
  readonly clientId: string;
}

/** Who did something for the first time since it was published (8.3, 9.3); who forgets before that is new until then. */
export class Newcomers {
  readonly #old = new Set<Person>();
  readonly #left = new Set<Person>();

  isNew = (person: Person): boolean => !this.#old.has(person);

  leave(person: Person): void {
    this.#left.add(person);
  }

  /** After this publication neither these are new, nor who forgot. */
  publish(people: readonly Person[]): void {
    for (const person of [...people, ...this.#left]) this.#old.add(person);
    this.#left.clear();
  }
}
