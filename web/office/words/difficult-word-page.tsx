import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { difficultWordsQuery } from '#web/data/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeEdit } from '#web/office/frame/office-edit.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { DifficultWordForm } from './difficult-word-form.tsx';

const LIST = '/admin/difficult_words';

export function NewDifficultWordPage() {
  const { t } = useTranslation('office-words');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: LIST, label: t('title') }]}>
      <DifficultWordForm word={null} />
    </OfficePage>
  );
}

export function EditDifficultWordPage() {
  const { t } = useTranslation('office-words');
  const { id } = useParams();
  // Not from the cache, which may be stale: the form keeps its first values.
  const { data: words, isFetchedAfterMount, isError, refetch } = useQuery({ ...difficultWordsQuery, staleTime: 0 });
  return (
    <OfficeEdit
      key={id}
      crumbs={[{ to: LIST, label: t('title') }]}
      item={isFetchedAfterMount && words ? (words.find(({ _id }) => _id === id) ?? null) : undefined}
      isFailed={isError}
      onRetry={refetch}
      titleOf={({ word }) => t('editTitle', { word })}
    >
      {(one, reset) => <DifficultWordForm word={one} onUseStored={reset} />}
    </OfficeEdit>
  );
}
