import { type ImportError, type ImportErrorReason, type ValueType, valueTypeIn } from './import-error.ts';

const SENTENCES: Record<ImportErrorReason, (found: string, expected: string) => string> = {
  EMPTY_FILE: () => 'the file is empty',
  FILE_TOO_LARGE: (_, expected) => `the file is larger than ${expected} bytes`,
  NUL_CHARACTER: () => 'there is a NUL character, so this is not a text',
  NOT_JSON: () => 'this is not JSON',
  MISSING_COLUMN: (_, expected) => `the column "${expected}" is missing`,
  DOUBLED_COLUMN: (found) => `the column "${found}" is there twice`,
  UNKNOWN_COLUMN: (found, expected) => `the column "${found}" is not expected, only ${expected}`,
  TOO_FEW_CELLS: (found, expected) => `there are ${found} cells instead of ${expected}`,
  TOO_MANY_CELLS: (found, expected) => `there are ${found} cells instead of ${expected}`,
  UNCLOSED_QUOTE: () => 'a quotation mark is not closed',
  STRAY_QUOTE: () => 'a quotation mark stands inside a cell without being doubled',
  MISSING_KEY: (_, expected) => `this is missing, expected ${expected}`,
  WRONG_TYPE: (found, expected) => `expected ${expected}, found ${found}`,
  NOT_A_NUMBER: (found) => `expected a number, found ${found}`,
  NOT_A_COLOR: (found, expected) => `expected a colour like ${expected}, found ${found}`,
  EMPTY_LIST: () => 'the list is empty',
  NO_STATEMENTS: () => 'there is no statement',
  EMPTY_TEXT: () => 'the text is empty',
  TEXT_TOO_LONG: (_, expected) => `the text is longer than ${expected} characters`,
  TOO_MANY_ITEMS: (_, expected) => `there are more than ${expected}`,
  PARTY_TWICE: (found) => `the party "${found}" is there twice`,
  OPTION_TWICE: (found) => `the option "${found}" is there twice`,
  STATEMENT_TWICE: (found) => `the statement "${found}" is there twice`,
  ANSWER_TWICE: (found) => `the party "${found}" answers this statement twice`,
  PARTY_NOT_DECLARED: (found) => `the party "${found}" is not one of the parties`,
  OPINION_NOT_DECLARED: (found) => `the answer "${found}" is not one of the options`,
  RESERVED_OPINION: (found) => `"${found}" cannot be an option`,
  UNKNOWN_DRAWING: (found) => `there is no drawing "${found}"`,
  NO_OPINIONS: () => 'there is no opinion at all',
  NO_VALUE: (found) => `the formula has no value (${found})`,
};

const TYPES: Record<ValueType, string> = { text: 'a text', number: 'a number', list: 'a list', object: 'an object' };

const worded = (error: ImportError, detail: string | undefined): string => {
  const type = valueTypeIn(error, detail);
  return type ? TYPES[type] : (detail ?? '');
};

const placeOf = ({ at }: ImportError): string => {
  if (at === null) return 'The file';
  if ('line' in at) return `Line ${at.line}`;
  if ('cell' in at) return at.sheet === null ? `Cell ${at.cell}` : `Cell ${at.cell} of ${at.sheet}`;
  return at.path === '' ? 'The top level' : `At ${at.path}`;
};

/** Returns one English sentence, for the API's message, that names the line or the path. */
export const describeImportError = (error: ImportError): string =>
  `${placeOf(error)}: ${SENTENCES[error.reason](worded(error, error.found), worded(error, error.expected))}.`;
