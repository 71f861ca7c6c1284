import { useQuery } from '@tanstack/react-query';
import { parseForms, proposeForms, writeForms } from '#shared/domain/word-forms.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { wordRules } from '#shared/rules/word.ts';
import { type DifficultWord, difficultWordCalls, difficultWordsQuery } from '#web/data/difficult-words.ts';
import { area, line } from '#web/office/resource/field-kinds.tsx';
import { type ListedResource, oneOf } from '#web/office/resource/resource.ts';
import { EditPage, ListPage, NewPage } from '#web/office/resource/resource-pages.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';

const proposal = (word: string): string => writeForms(proposeForms(word));

const WORDS: ListedResource<DifficultWord, keyof typeof wordRules> = {
  texts: 'office-words',
  list: '/admin/difficult_words',
  draft: 'difficult-word',
  useList: () => useQuery({ ...difficultWordsQuery, staleTime: 0 }),
  useItem: (id) => useQuery({ ...difficultWordsQuery, staleTime: 0, select: oneOf(id) }),
  name: 'word',
  fields: (t) => ({
    word: {
      of: ({ word }) => word,
      label: t('office-words:word'),
      hint: t('office-words:wordHint'),
      wrong: { TAKEN: t('office-words:taken') },
      // The forms follow the word, until somebody changes them.
      draw: (ties, { values: { forms }, fill }) =>
        line({
          ...ties,
          onChange: ({ target: { value: word } }) =>
            fill({ word, ...(forms === proposal(ties.value) && { forms: proposal(word) }) }),
        }),
    },
    // With commas between them.
    forms: {
      of: ({ forms }) => writeForms(forms),
      label: t('office-words:forms'),
      hint: t('office-words:formsHint'),
      wrong: t('office-words:tooManyForms'),
      draw: (ties) => line({ ...ties, lang: CONTENT_LANGUAGE }),
    },
    description: {
      of: ({ description }) => description,
      label: t('office-words:description'),
      hint: t('office-words:descriptionHint'),
      draw: area,
    },
  }),
  columns: (t) => [
    {
      name: 'forms',
      header: t('office-words:forms'),
      cell: ({ forms }) => forms.length > 0 && <span lang={CONTENT_LANGUAGE}>{writeForms(forms)}</span>,
    },
    {
      name: 'description',
      header: t('office-words:description'),
      cell: ({ description }) => <span lang={CONTENT_LANGUAGE}>{description}</span>,
    },
  ],
  searched: ({ word, forms, description }) => `${word} ${writeForms(forms)} ${description}`,
  check: (values) => checkFields(wordRules, values),
  store: async (id, { forms, ...texts }, ...rest) => ({
    stored: await difficultWordCalls.store(id, { ...texts, forms: parseForms(forms) }, ...rest),
  }),
  refresh: difficultWordCalls.refresh,
  removal: { remove: difficultWordCalls.remove },
};

export const DifficultWordsPage = () => <ListPage resource={WORDS} />;
export const NewDifficultWordPage = () => <NewPage resource={WORDS} />;
export const EditDifficultWordPage = () => <EditPage resource={WORDS} />;
