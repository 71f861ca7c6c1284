import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';

export type ImportKind = 'json' | 'csv';
type DecodedFile =
  | { ok: true; kind: ImportKind; text: string }
  | { ok: false; code: 'UNSUPPORTED_TYPE' | 'UNREADABLE' | 'TOO_LARGE' | 'REQUIRED' };

const MARKS: readonly { encoding: string; mark: readonly number[] }[] = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

const kindOf = (name: string): ImportKind | null => {
  if (/\.json$/i.test(name)) return 'json';
  return /\.csv$/i.test(name) ? 'csv' : null;
};

const decodeAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

const decodeText = (kind: ImportKind, bytes: Uint8Array): string | null => {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return decodeAs(marked.encoding, bytes);
  const text = decodeAs('utf-8', bytes);
  // what Excel saves as "CSV" on a western European Windows
  return text === null && kind === 'csv' ? decodeAs('windows-1252', bytes) : text;
};

/** Returns the kind and the text (without byte order mark) of a chosen file, or the error; an empty name means that none was chosen. */
export const decodeFile = (name: string, bytes: Uint8Array): DecodedFile => {
  if (name === '') return { ok: false, code: 'REQUIRED' };
  const kind = kindOf(name);
  if (kind === null) return { ok: false, code: 'UNSUPPORTED_TYPE' };
  if (bytes.length > IMPORT_BYTES_MAX) return { ok: false, code: 'TOO_LARGE' };
  const text = decodeText(kind, bytes);
  if (text === null || text.includes('\0')) return { ok: false, code: 'UNREADABLE' };
  return { ok: true, kind, text };
};
