// The one way from an import file's text to a question set; the browser and the server both take it.
import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import { readCsv } from './csv.ts';
import type { ImportKind } from './decode.ts';
import { type Fault, ImportRefusal } from './fault.ts';
import { locateInJson, readJson } from './json.ts';
import { lineAt } from './lines.ts';
import { buildQuestionSet, type ImportedQuestionSet } from './model.ts';

type ParsedFile = { ok: true; value: ImportedQuestionSet } | { ok: false; fault: Fault };

const isTooLarge = (text: string): boolean =>
  text.length > IMPORT_BYTES_MAX || new TextEncoder().encode(text).length > IMPORT_BYTES_MAX;

const readQuestionSet = (kind: ImportKind, text: string): ImportedQuestionSet => {
  if (isTooLarge(text)) throw new ImportRefusal('FILE_TOO_LARGE', null, { expected: String(IMPORT_BYTES_MAX) });
  const nul = text.indexOf('\0');
  if (nul !== -1) throw new ImportRefusal('NUL_CHARACTER', { line: lineAt(text, nul) });
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '') throw new ImportRefusal('EMPTY_FILE', null);
  return buildQuestionSet(kind === 'csv' ? readCsv(content) : { file: readJson(content), locate: locateInJson });
};

/** Takes the kind and the text of an import file, gives the set it holds, or what is wrong with it and where. */
export const parseQuestionSetFile = (kind: ImportKind, text: string): ParsedFile => {
  try {
    return { ok: true, value: readQuestionSet(kind, text) };
  } catch (error) {
    if (error instanceof ImportRefusal) return { ok: false, fault: error.fault };
    throw error;
  }
};
