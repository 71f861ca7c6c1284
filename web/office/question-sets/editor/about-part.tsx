import { useTranslation } from '#web/i18n/use-translation.ts';
import { SetForm } from '#web/office/question-sets/frame/set-frame.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { errorAt } from './draft-errors.ts';
import { draftErrorText } from './error-text.ts';
import type { PartProps } from './part-props.ts';
import { fieldMark } from './use-editor-position.ts';

export function AboutPart({ draft, change, errors }: PartProps) {
  const { t } = useTranslation('office-question-sets');
  return (
    <SetForm>
      <TextField
        label={t('about.name')}
        value={draft.name}
        error={draftErrorText(t, errorAt(errors, 'about', '', 'name'))}
        onChange={({ target: { value } }) => change((now) => ({ ...now, name: value }))}
        {...fieldMark('about', '', 'name')}
      />
      <AreaField
        label={t('about.description')}
        lang={CONTENT_LANGUAGE}
        hint={t('about.descriptionHint')}
        value={draft.description}
        error={draftErrorText(t, errorAt(errors, 'about', '', 'description'))}
        onChange={({ target: { value } }) => change((now) => ({ ...now, description: value }))}
        {...fieldMark('about', '', 'description')}
      />
    </SetForm>
  );
}
