// What is wrong with an import file, in words.
import type { TFunction } from 'i18next';
import { type Fault, valueTypeIn } from '#shared/import/fault.ts';
import type { Refusal } from './read-file.ts';

/** Takes a file that is no text of the right kind; gives the specification's sentence. */
export function refusalText(t: TFunction, code: Refusal): string {
  switch (code) {
    case 'REQUIRED':
      return t('import:file.required');
    case 'UNSUPPORTED_TYPE':
      return t('import:file.unsupported');
    case 'TOO_LARGE':
      return t('import:file.tooLarge');
    case 'UNREADABLE':
      return t('import:file.unreadable');
  }
}

/** The sentence about the whole file, for the sort of fault. */
export function faultSummary(t: TFunction, { code }: Fault): string {
  if (code === 'UNREADABLE') return t('import:file.unreadable');
  return code === 'TOO_LARGE' ? t('import:file.tooLarge') : t('import:file.wrongFormat');
}

/** The place and what is wrong there. */
export function faultHeading(t: TFunction, { at, reason, found = '', expected = '' }: Fault): string {
  const what = t(`import:reason.${reason}`, { found, expected });
  if (at !== null && 'line' in at) return t('import:atLine', { line: at.line, what });
  return at === null || at.path === ''
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)}`
    : t('import:atPath', { path: at.path, what });
}

/** What was found or expected, in words where it is the type of a value. */
export function detailText(t: TFunction, fault: Fault, detail: string): string {
  const type = valueTypeIn(fault, detail);
  return type ? t(`import:type.${type}`) : detail;
}
