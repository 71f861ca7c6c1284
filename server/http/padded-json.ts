import { paddingFor } from '#shared/domain/padding.ts';

/** A reply of the shape T with spaces behind it, so that its length does not say what is in it. */
export class PaddedJson<T extends object> {
  readonly #value: T;
  readonly #room: number;

  /** `room`: how many bytes longer `value` could be, depending on what its length must not say. */
  constructor(value: T, room: number) {
    this.#value = value;
    this.#room = room;
  }

  /** Returns the JSON text: as long for every value that could be this one. */
  text(): string {
    const text = JSON.stringify(this.#value);
    return text + paddingFor(Buffer.byteLength(text), this.#room);
  }
}
