import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';

export type ImportKind = 'json' | 'csv';
type DecodedFile =
  /** `guessed`: nothing in it says in which letters it is written. */
  | { ok: true; kind: ImportKind; text: string; guessed: boolean }
  | { ok: false; code: 'UNSUPPORTED_TYPE' | 'UNREADABLE' | 'TOO_LARGE' | 'REQUIRED' };

const MARKS: readonly { encoding: string; mark: readonly number[] }[] = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

const markOf = (bytes: Uint8Array) => MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));

const kindOf = (name: string, bytes: Uint8Array): ImportKind | null => {
  if (/\.json$/i.test(name)) return 'json';
  // Excel's “Unicode text”: a table with tabs, in UTF-16.
  const isExcels = /\.txt$/i.test(name) && markOf(bytes)?.encoding.startsWith('utf-16');
  return isExcels || /\.csv$/i.test(name) ? 'csv' : null;
};

const decodeAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

/**
 * The encodings in which spreadsheets save “CSV”: on an old Mac, which ends lines with a carriage return alone, and on
 * a western Windows.
 */
const oldEncodingOf = (bytes: Uint8Array): string =>
  bytes.includes(RETURN) && !bytes.includes(LINE_FEED) ? 'macintosh' : 'windows-1252';

const decodeText = (kind: ImportKind, bytes: Uint8Array): { text: string | null; guessed: boolean } => {
  const text = decodeAs(markOf(bytes)?.encoding ?? 'utf-8', bytes);
  const guessed = text === null && kind === 'csv' && markOf(bytes) === undefined;
  return { text: guessed ? decodeAs(oldEncodingOf(bytes), bytes) : text, guessed };
};

/** Returns kind and text (without byte order mark) of a chosen file, or the error; an empty name: none was chosen. */
export const decodeFile = (name: string, bytes: Uint8Array): DecodedFile => {
  if (name === '') return { ok: false, code: 'REQUIRED' };
  const kind = kindOf(name, bytes);
  if (kind === null) return { ok: false, code: 'UNSUPPORTED_TYPE' };
  if (bytes.length > IMPORT_BYTES_MAX) return { ok: false, code: 'TOO_LARGE' };
  const { text, guessed } = decodeText(kind, bytes);
  if (text === null || text.includes('\0')) return { ok: false, code: 'UNREADABLE' };
  return { ok: true, kind, text, guessed };
};
