// The form of a difficult word.
import { useTranslation } from 'react-i18next';
import { checkFields } from '#shared/rules/fields.ts';
import { wordRules } from '#shared/rules/word.ts';
import { type DifficultWord, type DifficultWordValues, useDifficultWordCalls } from '#web/data/difficult-words.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { RemoveButton } from '#web/office/frame/remove-button.tsx';
import { useItemForm } from '#web/office/frame/use-item-form.ts';
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
  const calls = useDifficultWordCalls();
  const texts = (codes: Partial<DifficultWordValues>) => ({
    word: codes.word === 'TAKEN' ? t('taken') : fieldErrorText(t, codes.word),
    description: fieldErrorText(t, codes.description),
  });
  const drafted = useDraftedFields(`difficult-word:${word?._id ?? 'new'}`, word ? valuesOf(word) : NEW, (values) =>
    texts(checkFields(wordRules, values)),
  );
  const { fields, base } = drafted;
  const id = word?._id ?? null;
  const { form, failure, leave } = useItemForm({
    id,
    list: LIST,
    drafted,
    texts,
    store: async (force) => {
      await calls.store(id, fields.values, force ? null : base);
      await calls.refresh();
    },
    refetch: calls.refetch,
    saved: t('saved'),
    onUseStored,
  });
  const removal = useSave();

  return (
    <DraftedForm
      {...form}
      failure={failure === 'INVALID' ? null : form.failure}
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
                () => {
                  leave(t('removed'));
                  calls.refresh();
                },
              )
            }
          />
        )
      }
    >
      <TextField label={t('word')} hint={t('wordHint')} autoComplete="off" {...fields.bind('word')} />
      <AreaField label={t('description')} hint={t('descriptionHint')} {...fields.bind('description')} />
    </DraftedForm>
  );
}
