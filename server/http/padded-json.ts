/** Bytes of which the length of a padded reply is a multiple. */
const BLOCK = 512;

/** A reply of the shape T with spaces behind it, so that its length does not say what is in it. */
export class PaddedJson<T extends object> {
  readonly #value: T;
  readonly #room: number;

  /** `room`: how many bytes longer `value` could be, depending on what its length must not say. */
  constructor(value: T, room: number) {
    this.#value = value;
    this.#room = room;
  }

  /** Returns the JSON text: as long for every value that could be this one, and a multiple of 512 bytes. */
  text(): string {
    const text = JSON.stringify(this.#value);
    const bytes = Buffer.byteLength(text);
    return text + ' '.repeat(Math.ceil((bytes + this.#room) / BLOCK) * BLOCK - bytes);
  }
}
