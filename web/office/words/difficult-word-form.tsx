import { parseForms, proposeForms, writeForms } from '#shared/domain/word-forms.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { wordRules } from '#shared/rules/word.ts';
import { type DifficultWord, difficultWordCalls } from '#web/data/difficult-words.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { useItemForm } from '#web/office/frame/use-item-form.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const LIST = '/admin/difficult_words';

/** The values of the fields; the forms with commas between them. */
type WordTexts = Record<keyof typeof wordRules, string>;

const textsOf = ({ word, forms, description }: DifficultWord): WordTexts => ({
  word,
  forms: writeForms(forms),
  description,
});
const valuesOf = ({ word, forms, description }: WordTexts) => ({ word, forms: parseForms(forms), description });
const proposal = (word: string): string => writeForms(proposeForms(word));
const NEW: WordTexts = { word: '', forms: '', description: '' };
const draftOf = (id: string): string => `difficult-word:${id}`;

interface DifficultWordFormProps {
  word: DifficultWord | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function DifficultWordForm({ word, onUseStored }: DifficultWordFormProps) {
  const { t } = useTranslation('office-words');
  const texts = (codes: FieldErrors<keyof WordTexts>) => ({
    word: codes.word === 'TAKEN' ? t('taken') : fieldErrorText(t, codes.word),
    forms: codes.forms && t('tooManyForms'),
    description: fieldErrorText(t, codes.description),
  });
  const drafted = useDraftedFields(
    draftOf(word?._id ?? 'new'),
    word ? textsOf(word) : NEW,
    {
      check: (values) => checkFields(wordRules, values),
      texts,
    },
    word?.version,
  );
  const { fields, version, newId } = drafted;
  const id = word?._id ?? null;
  const { form, remove } = useItemForm({
    id,
    list: LIST,
    drafted,
    draftOf,
    store: async (force) => {
      const stored = await difficultWordCalls.store(id, valuesOf(fields.values), force ? null : version, newId);
      return { id: stored._id, values: textsOf(stored), version: stored.version };
    },
    refresh: difficultWordCalls.refresh,
    saved: t('saved'),
    onUseStored,
  });

  /** The forms follow the word, until somebody changes them. */
  const changeWord = (next: string) => {
    const { word: typed, forms } = fields.values;
    fields.fill({ word: next, ...(forms === proposal(typed) && { forms: proposal(next) }) });
  };
  return (
    <DraftedForm
      {...form}
      onlyAtFields
      extra={
        word && (
          <RemoveButton
            title={t('removeTitle', { word: word.word })}
            text={t('removeText')}
            onRemove={() => remove(() => difficultWordCalls.remove(word._id), t('removed'))}
          />
        )
      }
    >
      <TextField
        label={t('word')}
        hint={t('wordHint')}
        autoComplete="off"
        {...fields.bind('word')}
        onChange={(event) => changeWord(event.target.value)}
      />
      <TextField
        lang={CONTENT_LANGUAGE}
        label={t('forms')}
        hint={t('formsHint')}
        autoComplete="off"
        {...fields.bind('forms')}
      />
      <AreaField
        label={t('description')}
        hint={t('descriptionHint')}
        lang={CONTENT_LANGUAGE}
        {...fields.bind('description')}
      />
    </DraftedForm>
  );
}
