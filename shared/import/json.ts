// Reads the JSON form: its syntax and its shape.
import { ImportRefusal, type ValueType } from './fault.ts';
import { type FilePath, type FileShape, fileShape, type Locate } from './file-shape.ts';
import { findSyntaxFault } from './json-syntax.ts';
import { lineAt } from './lines.ts';

export const locateInJson: Locate = (path) => ({
  path: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = findSyntaxFault(text);
    throw new ImportRefusal('NOT_JSON', position === null ? null : { line: lineAt(text, position) });
  }
};

const valueAt = (data: unknown, path: FilePath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined,
    data,
  );

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

/** Takes a JSON text, gives what it holds in the file's shape; unknown keys are gone. Throws an ImportRefusal. */
export const readJson = (text: string): FileShape => {
  const data = parseJson(text);
  const checked = fileShape.safeParse(data);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  if (!issue) throw checked.error;
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const at = locateInJson(path);
  const value = valueAt(data, path);
  const found = typeOf(value);
  if (issue.code === 'invalid_format') throw new ImportRefusal('NOT_A_COLOR', at, { found, expected: '#0e9076' });
  const wanted = issue.code === 'invalid_type' ? issue.expected : 'string';
  const expected = TYPES[wanted] ?? wanted;
  if (value === undefined) throw new ImportRefusal('MISSING_KEY', at, { expected });
  if (wanted === 'number') throw new ImportRefusal('NOT_A_NUMBER', at, { found });
  throw new ImportRefusal('WRONG_TYPE', at, { found, expected });
};
