/** The reply of a call that changed nothing, because the same one had done it before. */
export class AsBefore<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}
