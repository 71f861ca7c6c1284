// The form of a difficult word.

import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { parseForms, proposeForms, writeForms } from '#shared/domain/word-forms.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { wordRules } from '#shared/rules/word.ts';
import { type DifficultWord, useDifficultWordCalls } from '#web/data/difficult-words.ts';
import { IGNORE_DRAFT, useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { RemoveButton } from '#web/office/frame/remove-button.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const LIST = '/admin/difficult_words';

/** What is typed: the forms with commas between them. */
type WordTexts = Record<keyof typeof wordRules, string>;

const textsOf = ({ word, forms, description }: DifficultWord): WordTexts => ({
  word,
  forms: writeForms(forms),
  description,
});
const valuesOf = ({ word, forms, description }: WordTexts) => ({ word, forms: parseForms(forms), description });
const proposal = (word: string): string => writeForms(proposeForms(word));
const NEW: WordTexts = { word: '', forms: '', description: '' };

interface DifficultWordFormProps {
  word: DifficultWord | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function DifficultWordForm({ word, onUseStored }: DifficultWordFormProps) {
  const { t } = useTranslation('office-words');
  const navigate = useNavigate();
  const calls = useDifficultWordCalls();
  const texts = (codes: FieldErrors<keyof WordTexts>) => ({
    word: codes.word === 'TAKEN' ? t('taken') : fieldErrorText(t, codes.word),
    forms: codes.forms && t('tooManyForms'),
    description: fieldErrorText(t, codes.description),
  });
  const { draft, fields, base, discardDraft, dropDraft } = useDraftedFields(
    `difficult-word:${word?._id ?? 'new'}`,
    word ? textsOf(word) : NEW,
    { check: (values) => checkFields(wordRules, values), texts },
  );
  const { save, busy, failure, forget } = useSave(fields.showErrors);
  const removal = useSave();

  /** The forms follow the word, until somebody changes them. */
  const changeWord = (next: string) => {
    const { word: typed, forms } = fields.values;
    fields.fill({ word: next, ...(forms === proposal(typed) && { forms: proposal(next) }) });
  };
  const leave = (text: string) => {
    dropDraft();
    notify('done', text);
    navigate(LIST);
    calls.refresh();
  };
  const send = (expected: WordTexts | null) =>
    save(
      () => calls.store(word?._id ?? null, valuesOf(fields.values), expected && valuesOf(expected)),
      () => leave(t('saved')),
    );
  const acceptStored = () =>
    save(calls.refetch, () => {
      dropDraft();
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
              onLater: forget,
              onOverwrite: () => send(null),
              onUseStored: acceptStored,
            }
          : null
      }
      onDiscard={discardDraft}
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
