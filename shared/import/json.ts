import { visit } from 'jsonc-parser';
import { OPTIONS_MAX, PARTIES_MAX, STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { type FilePath, type FileShape, fileShape, type Locate } from './file-shape.ts';
import { ImportFailure, type ValueType } from './import-error.ts';
import { lineAt } from './lines.ts';

/** The most values and lists of a text: several times what the largest set takes, for keys that are ignored. */
const VALUES_MAX = 500_000;
const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

export const locateInJson: Locate = (path) => ({
  path: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
});

/** Returns the line on which a text stops being JSON (JSON.parse rarely says it); null if it is nested too deep. */
const findBrokenLine = (text: string): number | null => {
  const offsets: number[] = [];
  try {
    visit(text, { onError: (_, offset) => offsets.push(offset) }, { disallowComments: true });
  } catch (error) {
    // `visit` calls itself for each level.
    if (!(error instanceof RangeError)) throw error;
  }
  const [first] = offsets;
  // A text that ends too early breaks after its last character, not after the blank lines behind it.
  return first === undefined ? null : lineAt(text, Math.min(first, text.trimEnd().length));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = findBrokenLine(text);
    throw new ImportFailure('NOT_JSON', line === null ? null : { line });
  }
};

const tooMany = (most: number, path: FilePath | null): ImportFailure =>
  new ImportFailure('TOO_MANY_ITEMS', path && locateInJson([...path, most]), { expected: String(most) });

/** Refuses a text that takes long to parse, before it is parsed: ten megabytes can be millions of values. */
const checkValues = (text: string): void => {
  let values = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === COMMA || sign === BRACKET || sign === BRACE) values += 1;
  }
  if (values > VALUES_MAX) throw tooMany(VALUES_MAX, null);
};

const valueAt = (data: unknown, path: FilePath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined,
    data,
  );

/** Returns the content of a JSON text. Throws an ImportFailure if it is not JSON, or takes long to parse. */
export const parseValues = (text: string): unknown => {
  checkValues(text);
  return parseJson(text);
};

/**
 * Refuses lists that are too long before their items are checked, because checking invalid items takes just as long.
 */
const checkLengths = (data: unknown): void => {
  const lengthAt = (path: FilePath): number => {
    const list = valueAt(data, path);
    return Array.isArray(list) ? list.length : 0;
  };
  const check = (path: FilePath, most: number): void => {
    if (lengthAt(path) > most) throw tooMany(most, path);
  };
  check(['parties'], PARTIES_MAX);
  check(['answerOptions'], OPTIONS_MAX);
  check(['statements'], STATEMENTS_MAX);
  for (let at = 0; at < lengthAt(['statements']); at++) check(['statements', at, 'answers'], PARTIES_MAX);
};

const TYPES: Readonly<Record<string, ValueType>> = {
  string: 'text',
  number: 'number',
  array: 'list',
  object: 'object',
};

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list' satisfies ValueType;
  if (typeof value === 'object') return value === null ? 'null' : ('object' satisfies ValueType);
  return typeof value === 'string' ? `"${value}"` : String(value);
};

/** Returns the content of a JSON text in the file's shape, without unknown keys. Throws an ImportFailure. */
export const readJson = (text: string): FileShape => {
  const data = parseValues(text);
  checkLengths(data);
  const checked = fileShape.safeParse(data);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  if (!issue) throw checked.error;
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const at = locateInJson(path);
  const value = valueAt(data, path);
  const found = typeOf(value);
  if (issue.code === 'invalid_format') throw new ImportFailure('NOT_A_COLOR', at, { found, expected: '#0e9076' });
  const wanted = issue.code === 'invalid_type' ? issue.expected : 'string';
  const expected = TYPES[wanted] ?? wanted;
  if (value === undefined) throw new ImportFailure('MISSING_KEY', at, { expected });
  if (wanted === 'number') throw new ImportFailure('NOT_A_NUMBER', at, { found });
  throw new ImportFailure('WRONG_TYPE', at, { found, expected });
};
