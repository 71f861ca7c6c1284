import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import { readCsv } from './csv.ts';
import type { ImportKind } from './decode.ts';
import { type ImportError, ImportFailure } from './import-error.ts';
import { locateInJson, readJson } from './json.ts';
import { lineAt } from './lines.ts';
import { buildQuestionSet, type ImportedQuestionSet } from './model.ts';

type ParsedFile = { ok: true; value: ImportedQuestionSet } | { ok: false; error: ImportError };

const isTooLarge = (text: string): boolean =>
  text.length > IMPORT_BYTES_MAX || new TextEncoder().encode(text).length > IMPORT_BYTES_MAX;

/**
 * Returns a text without byte order mark. Throws an ImportFailure for one that is too large, empty or no text at all.
 */
export const checkedText = (text: string): string => {
  if (isTooLarge(text)) throw new ImportFailure('FILE_TOO_LARGE', null, { expected: String(IMPORT_BYTES_MAX) });
  const nul = text.indexOf('\0');
  if (nul !== -1) throw new ImportFailure('NUL_CHARACTER', { line: lineAt(text, nul) });
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '') throw new ImportFailure('EMPTY_FILE', null);
  return content;
};

const readQuestionSet = (kind: ImportKind, text: string): ImportedQuestionSet => {
  const content = checkedText(text);
  return buildQuestionSet(kind === 'csv' ? readCsv(content) : { file: readJson(content), locate: locateInJson });
};

/** Returns an import file's question set, or the error with its location; for browser and server. */
export const parseQuestionSetFile = (kind: ImportKind, text: string): ParsedFile => {
  try {
    return { ok: true, value: readQuestionSet(kind, text) };
  } catch (error) {
    if (error instanceof ImportFailure) return { ok: false, error: error.error };
    throw error;
  }
};
