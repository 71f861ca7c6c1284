/**
 * A reply of the shape T whose list K is too long to be written at once: it is sent in slices. `rest` is the reply with that list empty.
 */
export class SlicedJson<T extends object, K extends keyof T & string = keyof T & string> {
  readonly #rest: T;
  readonly #list: K;
  readonly #slices: Iterable<T[K]> | AsyncIterable<T[K]>;

  constructor(rest: T, list: K, slices: Iterable<T[K]> | AsyncIterable<T[K]>) {
    this.#rest = rest;
    this.#list = list;
    this.#slices = slices;
  }

  /** Returns the JSON text, a piece per slice. */
  async *pieces(): AsyncGenerator<string> {
    const { [this.#list]: _, ...rest } = this.#rest;
    const fields = JSON.stringify(rest).slice(1, -1);
    yield `{${fields}${fields === '' ? '' : ','}${JSON.stringify(this.#list)}:[`;
    let isFirst = true;
    for await (const slice of this.#slices) {
      const items = JSON.stringify(slice).slice(1, -1);
      if (items === '') continue;
      yield isFirst ? items : `,${items}`;
      isFirst = false;
    }
    yield ']}';
  }
}

/** A reply with the arguments of a class, which are megabytes if it is large: a slice for each statement. */
export const statementsInSlices = <T extends { statements: unknown[] }>(whole: T): SlicedJson<T, 'statements'> =>
  new SlicedJson<T, 'statements'>(
    { ...whole, statements: [] },
    'statements',
    whole.statements.map((one): T['statements'] => [one]),
  );
