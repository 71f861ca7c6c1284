import { type ImportError, valueTypeIn } from '#shared/import/import-error.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import type { FileError } from './read-file.ts';

/** The sentence of the specification for a file that cannot be read. */
export function fileErrorText(t: Translate, code: FileError): string {
  switch (code) {
    case 'REQUIRED':
      return t('office-import:file.required');
    case 'UNSUPPORTED_TYPE':
      return t('office-import:file.unsupported');
    case 'TOO_LARGE':
      return t('office-import:file.tooLarge');
    case 'UNREADABLE':
      return t('office-import:file.unreadable');
  }
}

/** The sentence about the whole file, for the sort of error. */
export function importErrorSummary(t: Translate, { code }: ImportError): string {
  if (code === 'UNREADABLE') return t('office-import:file.unreadable');
  return code === 'TOO_LARGE' ? t('office-import:file.tooLarge') : t('office-import:file.wrongFormat');
}

const LISTS = ['statements', 'parties', 'answerOptions'] as const;

/** A JSON pointer as an editor counts: the second statement; the pointer itself if it is in none of the lists. */
function placeText(t: Translate, path: string): string {
  const [, name, index] = path.split('/');
  const list = LISTS.find((one) => one === name);
  const at = Number(index);
  return list === undefined || !Number.isInteger(at) ? path : t(`office-import:place.${list}`, { number: at + 1 });
}

/** The location and the error. */
export function importErrorHeading(t: Translate, { at, reason, found = '', expected = '' }: ImportError): string {
  const what = t(`office-import:reason.${reason}`, { found, expected });
  if (at !== null && 'line' in at) return t('office-import:atLine', { line: at.line, what });
  return at === null || at.path === ''
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)}`
    : t('office-import:atPlace', { place: placeText(t, at.path), what });
}

/** The found or expected value; the type of a value in words. */
export function detailText(t: Translate, error: ImportError, detail: string): string {
  const type = valueTypeIn(error, detail);
  return type ? t(`office-import:type.${type}`) : detail;
}
