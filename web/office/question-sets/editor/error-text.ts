import type { FieldCode } from '#shared/rules/field-codes.ts';
import { fieldText } from '#web/forms/field-text.ts';
import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the text for a field of the editor. */
export const draftErrorText = (t: Translate, error: FieldCode | undefined): string | undefined =>
  fieldText(t, error, {
    TAKEN: t('office-question-sets:options.taken'),
    // The only text that is refused for its content: the marker of a skip.
    INVALID_VALUE: t('office-question-sets:options.reserved'),
  });
