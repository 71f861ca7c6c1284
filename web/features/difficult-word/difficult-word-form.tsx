// The form of a difficult word.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AS_STORED, useDraftedFields } from '#web/lib/use-drafted-fields.ts';
import { useSave } from '#web/lib/use-save.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { DraftedForm } from '#web/ui/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { RemoveButton } from '#web/ui/remove-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DifficultWord, type DifficultWordValues, useDifficultWordCalls } from './difficult-word.api.ts';

const LIST = '/admin/difficult_words';

const valuesOf = ({ word, description }: DifficultWord): DifficultWordValues => ({ word, description });
const NEW: DifficultWordValues = { word: '', description: '' };

interface DifficultWordFormProps {
  word: DifficultWord | null;
  /** What somebody else saved is read, and nothing typed is left. */
  onTheirs?: () => void;
}

export function DifficultWordForm({ word, onTheirs }: DifficultWordFormProps) {
  const { t } = useTranslation('difficult-word');
  const navigate = useNavigate();
  const calls = useDifficultWordCalls();
  const { fields, over, discard, dropDraft } = useDraftedFields(
    `difficult-word:${word?._id ?? 'new'}`,
    word ? valuesOf(word) : NEW,
    (values) => ({
      word: values.word.trim() === '' ? t('common:field.required') : undefined,
      description: values.description.trim() === '' ? t('common:field.required') : undefined,
    }),
  );
  const { save, busy, failure, forget } = useSave((codes) =>
    fields.showErrors({
      word: codes.word === 'TAKEN' ? t('taken') : fieldErrorText(t, codes.word),
      description: fieldErrorText(t, codes.description),
    }),
  );
  const removal = useSave();

  const leave = (text: string) => {
    dropDraft();
    notify('done', text);
    navigate(LIST);
    calls.refresh();
  };
  const send = (replaces: DifficultWordValues | null) =>
    save(
      () => calls.store(word?._id ?? null, fields.values, replaces),
      () => leave(t('saved')),
    );
  const takeTheirs = () =>
    save(calls.readAnew, () => {
      dropDraft();
      onTheirs?.();
    });

  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => send(over))}
      changed={fields.changed}
      busy={busy}
      failure={failure === 'INVALID' ? null : failureText(t, failure)}
      cancelTo={LIST}
      drafted
      extra={
        word && (
          <RemoveButton
            title={t('removeTitle', { word: word.word })}
            text={t('removeText')}
            busy={removal.busy}
            failure={failureText(t, removal.failure)}
            onRemove={() =>
              removal.save(
                () => calls.remove(word._id),
                () => leave(t('removed')),
              )
            }
          />
        )
      }
      conflict={
        word && failure === 'CHANGED_MEANWHILE'
          ? {
              theirsAt: `${LIST}/${word._id}/edit${AS_STORED}`,
              onLater: forget,
              onKeepMine: () => send(null),
              onTakeTheirs: takeTheirs,
            }
          : null
      }
      onDiscard={discard}
    >
      <TextField label={t('word')} hint={t('wordHint')} autoComplete="off" {...fields.bind('word')} />
      <AreaField label={t('description')} hint={t('descriptionHint')} {...fields.bind('description')} />
    </DraftedForm>
  );
}
