// Checks what a browser stored, perhaps by another version of the app. A few lines, because students load them: zod is for the back office.

/** Says whether a value has a type. */
export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

export const orAbsent =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || check(value);

export const oneOf =
  <Value>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((one) => one === value);

export const listOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(check);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const recordOf =
  <Value>(check: Check<Value>): Check<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(check);

/** Whether a value is an object with a text of each of these names. */
export const textsOf =
  <Name extends string>(names: readonly string[]): Check<Record<Name, string>> =>
  (value): value is Record<Name, string> =>
    isObject(value) && names.every((name) => isText(Reflect.get(value, name)));

/** Whether a value is an object whose fields pass their checks; other fields do not matter. */
export const shape =
  <Value extends object>(fields: { [Name in keyof Value]-?: Check<Value[Name]> }): Check<Value> =>
  (value): value is Value =>
    isObject(value) && Object.entries<Check<unknown>>(fields).every(([name, check]) => check(Reflect.get(value, name)));
