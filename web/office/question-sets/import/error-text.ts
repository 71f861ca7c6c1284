import { type ImportError, valueTypeIn } from '#shared/import/import-error.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import type { FileError } from './read-input.ts';

/** The sentence for a file that cannot be read. */
export const fileErrorText = (t: Translate, code: FileError): string => t(`office-import:fileError.${code}`);

/** The sentence about the whole file, for the sort of error. */
export function importErrorSummary(t: Translate, { code }: ImportError): string {
  if (code === 'UNREADABLE') return t('office-import:fileError.UNREADABLE');
  return code === 'TOO_LARGE' ? t('office-import:fileError.TOO_LARGE') : t('office-import:file.wrongFormat');
}

const LISTS = ['statements', 'parties', 'answerOptions'] as const;

/** A JSON pointer as an editor counts: the second statement; the pointer itself if it is in none of the lists. */
function placeText(t: Translate, path: string): string {
  const [, name, index] = path.split('/');
  const list = LISTS.find((one) => one === name);
  const at = Number(index);
  return list === undefined || !Number.isInteger(at) ? path : t(`office-import:place.${list}`, { number: at + 1 });
}

/** A cell as spreadsheets name it: Blad1, C7. */
const cellText = ({ sheet, cell }: { sheet: string | null; cell: string }): string =>
  sheet === null ? cell : `${sheet}, ${cell}`;

/** The location and the error. */
export function importErrorHeading(t: Translate, { at, reason, found = '', expected = '' }: ImportError): string {
  const what = t(`office-import:reason.${reason}`, { found, expected });
  if (at !== null && 'line' in at) return t('office-import:atLine', { line: at.line, what });
  if (at !== null && 'cell' in at) return t('office-import:atPlace', { place: cellText(at), what });
  return at === null || at.path === ''
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)}`
    : t('office-import:atPlace', { place: placeText(t, at.path), what });
}

/** The found or expected value; the type of a value in words. */
export function detailText(t: Translate, error: ImportError, detail: string): string {
  const type = valueTypeIn(error, detail);
  return type ? t(`office-import:type.${type}`) : detail;
}
