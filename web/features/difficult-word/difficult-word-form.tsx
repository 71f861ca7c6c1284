// The form of a difficult word.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '#web/lib/use-save.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { OfficeForm } from '#web/ui/office-form.tsx';
import { RemoveButton } from '#web/ui/remove-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFields } from '#web/ui/use-fields.ts';
import { type DifficultWord, type DifficultWordValues, useDifficultWordCalls } from './difficult-word.api.ts';

const LIST = '/admin/difficult_words';

export function DifficultWordForm({ word }: { word: DifficultWord | null }) {
  const { t } = useTranslation('difficult-word');
  const navigate = useNavigate();
  const calls = useDifficultWordCalls();
  const fields = useFields(
    { word: word?.word ?? '', description: word?.description ?? '' },
    (values: DifficultWordValues) => ({
      word: values.word.trim() === '' ? t('common:field.required') : undefined,
      description: values.description.trim() === '' ? t('common:field.required') : undefined,
    }),
  );
  const { save, busy, failure } = useSave((codes) =>
    fields.showErrors({
      word: codes.word === 'TAKEN' ? t('taken') : fieldErrorText(t, codes.word),
      description: fieldErrorText(t, codes.description),
    }),
  );
  const leave = (text: string) => {
    notify('done', text);
    navigate(LIST);
    calls.refresh();
  };

  return (
    <OfficeForm
      form={fields.form}
      onSubmit={fields.submit((values) =>
        save(
          () => calls.save(word?._id ?? null, values),
          () => leave(t('saved')),
        ),
      )}
      changed={fields.changed}
      busy={busy}
      failure={failure === 'INVALID' ? null : failureText(t, failure)}
      cancelTo={LIST}
      extra={
        word && (
          <RemoveButton
            title={t('removeTitle', { word: word.word })}
            text={t('removeText')}
            busy={busy}
            failure={failureText(t, failure)}
            onRemove={() =>
              save(
                () => calls.remove(word._id),
                () => leave(t('removed')),
              )
            }
          />
        )
      }
    >
      <TextField label={t('word')} hint={t('wordHint')} autoComplete="off" {...fields.bind('word')} />
      <AreaField label={t('description')} hint={t('descriptionHint')} {...fields.bind('description')} />
    </OfficeForm>
  );
}
