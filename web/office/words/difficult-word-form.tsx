// The form of a difficult word.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { checkFields } from '#shared/rules/fields.ts';
import { wordRules } from '#shared/rules/word.ts';
import { type DifficultWord, type DifficultWordValues, useDifficultWordCalls } from '#web/data/difficult-words.ts';
import { IGNORE_DRAFT, useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { RemoveButton } from '#web/office/frame/remove-button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const LIST = '/admin/difficult_words';

const valuesOf = ({ word, description }: DifficultWord): DifficultWordValues => ({ word, description });
const NEW: DifficultWordValues = { word: '', description: '' };

interface DifficultWordFormProps {
  word: DifficultWord | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function DifficultWordForm({ word, onUseStored }: DifficultWordFormProps) {
  const { t } = useTranslation('office-words');
  const navigate = useNavigate();
  const calls = useDifficultWordCalls();
  const texts = (codes: Partial<DifficultWordValues>) => ({
    word: codes.word === 'TAKEN' ? t('taken') : fieldErrorText(t, codes.word),
    description: fieldErrorText(t, codes.description),
  });
  const { draft, fields, base, discardDraft, removeDraft } = useDraftedFields(
    `difficult-word:${word?._id ?? 'new'}`,
    word ? valuesOf(word) : NEW,
    (values) => texts(checkFields(wordRules, values)),
  );
  const { save, busy, failure, dismiss } = useSave((codes) => fields.showErrors(texts(codes)));
  const removal = useSave();

  const leave = (text: string) => {
    removeDraft();
    notify('done', text);
    navigate(LIST);
    calls.refresh();
  };
  const send = (expected: DifficultWordValues | null) =>
    save(
      () => calls.store(word?._id ?? null, fields.values, expected),
      () => leave(t('saved')),
    );
  const acceptStored = () =>
    save(calls.refetch, () => {
      removeDraft();
      onUseStored?.();
    });

  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => send(base))}
      changed={fields.changed}
      busy={busy}
      failure={failure === 'INVALID' ? null : failureText(t, failure)}
      cancelTo={LIST}
      draft={draft}
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
              storedUrl: `${LIST}/${word._id}/edit${IGNORE_DRAFT}`,
              onLater: dismiss,
              onOverwrite: () => send(null),
              onUseStored: acceptStored,
            }
          : null
      }
      onDiscard={discardDraft}
    >
      <TextField label={t('word')} hint={t('wordHint')} autoComplete="off" {...fields.bind('word')} />
      <AreaField label={t('description')} hint={t('descriptionHint')} {...fields.bind('description')} />
    </DraftedForm>
  );
}
