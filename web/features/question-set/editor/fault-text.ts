// The faults of a draft in words.
import type { TFunction } from 'i18next';
import type { DraftFault } from './draft-check.ts';

/** Takes a fault, or none; gives the text for under its field. */
export function faultText(t: TFunction, fault: DraftFault | undefined): string | undefined {
  switch (fault) {
    case undefined:
      return undefined;
    case 'REQUIRED':
      return t('common:field.required');
    case 'TOO_LONG':
      return t('common:field.tooLong');
    case 'TAKEN':
      return t('question-set:options.taken');
    case 'RESERVED':
      return t('question-set:options.reserved');
  }
}
