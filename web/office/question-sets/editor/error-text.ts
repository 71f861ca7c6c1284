import type { FieldCode } from '#shared/rules/field-codes.ts';
import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the text for a field of the editor. */
export function draftErrorText(t: Translate, error: FieldCode | undefined): string | undefined {
  switch (error) {
    case undefined:
      return undefined;
    case 'REQUIRED':
      return t('common:field.required');
    case 'TOO_LONG':
      return t('common:field.tooLong');
    case 'TAKEN':
      return t('office-question-sets:options.taken');
    default:
      // The only text that is refused for its content: the marker of a skip.
      return t('office-question-sets:options.reserved');
  }
}
