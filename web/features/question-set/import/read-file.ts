// Reads a chosen import file in the browser: the parser that the server uses, loaded when a file is chosen.
import '#web/lib/zod-without-eval.ts';
import { decodeFile, type ImportKind } from '#shared/import/decode.ts';
import type { Fault } from '#shared/import/fault.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

/** Why a file cannot even be read as a text of the right kind. */
export type Refusal = 'UNSUPPORTED_TYPE' | 'UNREADABLE' | 'TOO_LARGE' | 'REQUIRED';
export type ReadFile =
  | { state: 'ready'; kind: ImportKind; text: string; set: ImportedQuestionSet }
  | { state: 'faulty'; fault: Fault; excerpt: Excerpt | null }
  | { state: 'refused'; code: Refusal };

/** Takes the file that was chosen; gives what it holds, or what is wrong with it and where. */
export async function readFile(file: File): Promise<ReadFile> {
  const decoded = decodeFile(file.name, new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) return { state: 'refused', code: decoded.code };
  const { kind, text } = decoded;
  const parsed = parseQuestionSetFile(kind, text);
  if (parsed.ok) return { state: 'ready', kind, text, set: parsed.value };
  return { state: 'faulty', fault: parsed.fault, excerpt: excerptOf(text, parsed.fault.at) };
}
