// Reads a chosen import file in the browser: the parser that the server uses, loaded when a file is chosen.
import '#web/office/question-sets/zod-without-eval.ts';
import { decodeFile, type ImportKind } from '#shared/import/decode.ts';
import type { ImportError } from '#shared/import/import-error.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

/** Why a file cannot even be read as a text of the right kind. */
export type FileError = 'UNSUPPORTED_TYPE' | 'UNREADABLE' | 'TOO_LARGE' | 'REQUIRED';
export type ReadFile =
  | { state: 'ready'; kind: ImportKind; text: string; set: ImportedQuestionSet }
  | { state: 'invalid'; error: ImportError; excerpt: Excerpt | null }
  | { state: 'refused'; code: FileError };

/** Returns what the file contains, or what is wrong with it and where. */
export async function readFile(file: File): Promise<ReadFile> {
  const decoded = decodeFile(file.name, new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) return { state: 'refused', code: decoded.code };
  const { kind, text } = decoded;
  const parsed = parseQuestionSetFile(kind, text);
  if (parsed.ok) return { state: 'ready', kind, text, set: parsed.value };
  return { state: 'invalid', error: parsed.error, excerpt: excerptOf(text, parsed.error.at) };
}
