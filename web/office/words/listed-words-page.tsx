// The installation's own words that flag an argument, one on each line, all saved at once; input is stored as a draft.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTED_WORD_MAX, LISTED_WORDS_MAX } from '#shared/domain/limits.ts';
import { parseListedWords, writeListedWords } from '#shared/domain/listed-words.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { listedWordsRules, wrongListedWord } from '#shared/rules/listed-words.ts';
import { type ListedWords, listedWordsQuery, readListedWords, storeListedWords } from '#web/data/listed-words.ts';
import { IGNORE_DRAFT, useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';

export function ListedWordsPage() {
  const { t } = useTranslation('office-words');
  const [round, setRound] = useState(0);
  const {
    data: stored,
    isFetchedAfterMount,
    isLoadingError,
    refetch,
  } = useQuery({ ...listedWordsQuery, staleTime: 0 });
  return (
    <OfficePage title={t('listed.title')} read={{ isPending: !isFetchedAfterMount, isError: isLoadingError, refetch }}>
      {/* What was read on another page may be old, and the form keeps what it begins with. */}
      {stored && isFetchedAfterMount && (
        <ListedWordsForm key={round} stored={stored} onCommitted={() => setRound(round + 1)} />
      )}
    </OfficePage>
  );
}

interface ListedWordsFormProps {
  stored: ListedWords;
  /** Called when the form is to start again from the stored list. */
  onCommitted: () => void;
}

function ListedWordsForm({ stored, onCommitted }: ListedWordsFormProps) {
  const { t } = useTranslation('office-words');
  const { draft, fields, version, discardDraft, removeDraft, commit } = useDraftedFields(
    'listed-words',
    { words: writeListedWords(stored.words) },
    { check: (values) => checkFields(listedWordsRules, values), texts: (codes) => codes },
    stored.version,
  );
  const { save, ...saving } = useSave();
  const words = parseListedWords(fields.values.words);
  const wrong = wrongListedWord(fields.values.words);
  /** Disappears as soon as the list is valid. */
  const error = (): string | undefined => {
    if (!fields.errors.words) return undefined;
    if (words.length > LISTED_WORDS_MAX) return t('listed.tooMany', { max: LISTED_WORDS_MAX });
    if (wrong?.code === 'TOO_LONG') return t('listed.tooLong', { word: wrong.word, max: LISTED_WORD_MAX });
    return wrong ? t('listed.invalid', { word: wrong.word }) : undefined;
  };

  const acceptStored = () =>
    save(readListedWords, () => {
      removeDraft();
      onCommitted();
    });
  const store = (changed: number | null) =>
    save(async () => {
      const now = await storeListedWords({ words, version: changed ?? undefined });
      commit({ words: writeListedWords(now.words) }, now.version);
      notify('done', t('listed.saved'));
    });
  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => store(version))}
      changed={fields.changed}
      saving={saving}
      draft={draft}
      conflict={{
        storedUrl: `/admin/listed_words${IGNORE_DRAFT}`,
        onKeep: () => store(null),
        onUseStored: acceptStored,
      }}
      onDiscard={discardDraft}
    >
      <p>{t('listed.lead')}</p>
      <AreaField
        label={t('listed.words')}
        hint={t('listed.hint')}
        lang={CONTENT_LANGUAGE}
        rows={12}
        // As many words in view as anybody compares.
        style={{ minHeight: '10lh' }}
        autoComplete="off"
        spellCheck={false}
        {...fields.bind('words')}
        error={error()}
      />
      <p role="status">{t('listed.count', { count: words.length })}</p>
    </DraftedForm>
  );
}
