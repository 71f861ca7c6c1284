/** The possible errors of an import file: the web app translates them, the API describes them in English. */
export const IMPORT_ERROR_REASONS = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'NUL_CHARACTER',
  'NOT_JSON',
  'MISSING_COLUMN',
  'DOUBLED_COLUMN',
  'UNKNOWN_COLUMN',
  'TOO_FEW_CELLS',
  'TOO_MANY_CELLS',
  'UNCLOSED_QUOTE',
  'STRAY_QUOTE',
  'MISSING_KEY',
  'WRONG_TYPE',
  'NOT_A_NUMBER',
  'NOT_A_COLOR',
  'EMPTY_LIST',
  'NO_STATEMENTS',
  'EMPTY_TEXT',
  'TEXT_TOO_LONG',
  'TOO_MANY_ITEMS',
  'PARTY_TWICE',
  'OPTION_TWICE',
  'STATEMENT_TWICE',
  'ANSWER_TWICE',
  'PARTY_NOT_DECLARED',
  'OPINION_NOT_DECLARED',
  'RESERVED_OPINION',
  'UNKNOWN_DRAWING',
  'NO_OPINIONS',
  'NO_VALUE',
] as const;

export type ImportErrorReason = (typeof IMPORT_ERROR_REASONS)[number];
type ImportErrorCode = 'UNREADABLE' | 'WRONG_FORMAT' | 'TOO_LONG' | 'TOO_LARGE';
/**
 * A record's first line (the header is 1) in CSV, a JSON pointer in JSON, a cell (C7) in any other table, null when it
 * is about the whole file.
 */
export type ImportErrorLocation = { line: number } | { path: string } | { sheet: string | null; cell: string } | null;

/** The type of a JSON value, as a code; texts that were found are quoted, so that none is taken for a code. */
const VALUE_TYPES = ['text', 'number', 'list', 'object'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];
/** The reasons whose `found` and `expected` may be a value's type. */
const ABOUT_TYPES: readonly ImportErrorReason[] = ['MISSING_KEY', 'WRONG_TYPE', 'NOT_A_NUMBER', 'NOT_A_COLOR'];

export type ImportError = {
  code: ImportErrorCode;
  at: ImportErrorLocation;
  reason: ImportErrorReason;
  /** The value that was found there, shortened: a text, or a value's type. */
  found?: string;
  /** The expectation there: a column's name, a value's type, or the maximum. */
  expected?: string;
};

/** Returns the type that an error's `found` or `expected` means, if any. */
export const valueTypeIn = ({ reason }: ImportError, detail: string | undefined): ValueType | undefined =>
  ABOUT_TYPES.includes(reason) ? VALUE_TYPES.find((type) => type === detail) : undefined;

const CODES: Partial<Record<ImportErrorReason, ImportErrorCode>> = {
  EMPTY_FILE: 'UNREADABLE',
  NUL_CHARACTER: 'UNREADABLE',
  NOT_JSON: 'UNREADABLE',
  FILE_TOO_LARGE: 'TOO_LARGE',
  TEXT_TOO_LONG: 'TOO_LONG',
  TOO_MANY_ITEMS: 'TOO_LONG',
};

/** Code points of `found`. */
const FOUND_MAX = 60;

const cutShort = (text: string): string => {
  const start = [...text.slice(0, 2 * (FOUND_MAX + 1))];
  return start.length > FOUND_MAX ? `${start.slice(0, FOUND_MAX).join('')}…` : text;
};

/** Thrown inside the parser if a file is refused; `parseQuestionSetFile` turns it into a result. */
export class ImportFailure extends Error {
  readonly error: ImportError;

  constructor(reason: ImportErrorReason, at: ImportErrorLocation, details: { found?: string; expected?: string } = {}) {
    super(reason);
    const { found, expected } = details;
    this.error = {
      code: CODES[reason] ?? 'WRONG_FORMAT',
      at,
      reason,
      ...(found === undefined ? {} : { found: cutShort(found) }),
      ...(expected === undefined ? {} : { expected }),
    };
  }
}
