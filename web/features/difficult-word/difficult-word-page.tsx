// One difficult word to make or to change: finds it in the list first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OfficeEdit } from '#web/ui/office-edit.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { difficultWordsQuery } from './difficult-word.api.ts';
import { DifficultWordForm } from './difficult-word-form.tsx';

const LIST = '/admin/difficult_words';

export function NewDifficultWordPage() {
  const { t } = useTranslation('difficult-word');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: LIST, label: t('title') }]}>
      <DifficultWordForm word={null} />
    </OfficePage>
  );
}

export function EditDifficultWordPage() {
  const { t } = useTranslation('difficult-word');
  const { id } = useParams();
  // What was read on another page may be old, and the form keeps what it begins with.
  const { data: words, isFetchedAfterMount, isError, refetch } = useQuery(difficultWordsQuery);
  return (
    <OfficeEdit
      key={id}
      crumbs={[{ to: LIST, label: t('title') }]}
      item={isFetchedAfterMount && words ? (words.find(({ _id }) => _id === id) ?? null) : undefined}
      isFailed={isError}
      onRetry={refetch}
      titleOf={({ word }) => t('editTitle', { word })}
    >
      {(one, beginAnew) => <DifficultWordForm word={one} onTheirs={beginAnew} />}
    </OfficeEdit>
  );
}
