// The part of the file where an error is, so that the user recognises it.
import type { ImportErrorLocation } from '#shared/import/import-error.ts';

export interface Excerpt {
  /** `line` n, or a path in JSON. */
  place: string;
  text: string;
}

/** Characters of an excerpt. */
const MOST = 160;
export const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** Excel's line about the separator does not count as a row. */
const SEPARATOR_LINE = /^"?sep=.?"?$/i;

function lineOf(text: string, line: number): string | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return lines[SEPARATOR_LINE.test(lines[0] ?? '') ? line : line - 1];
}

function valueAt(text: string, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const step of path.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Returns the text at that place of the file, or null. */
export function excerptOf(text: string, at: ImportErrorLocation): Excerpt | null {
  if (at === null || 'cell' in at) return null;
  if ('line' in at) {
    const line = lineOf(text, at.line);
    return line === undefined || line.trim() === '' ? null : { place: String(at.line), text: cut(line) };
  }
  const value = valueAt(text, at.path);
  return value === undefined || at.path === '' ? null : { place: at.path, text: cut(JSON.stringify(value)) };
}
