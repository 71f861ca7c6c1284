// One difficult word to make or to change: finds it in the list first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { difficultWordsQuery } from './difficult-word.api.ts';
import { DifficultWordForm } from './difficult-word-form.tsx';

export function NewDifficultWordPage() {
  const { t } = useTranslation('difficult-word');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: '/admin/difficult_words', label: t('title') }]}>
      <DifficultWordForm word={null} />
    </OfficePage>
  );
}

export function EditDifficultWordPage() {
  const { t } = useTranslation('difficult-word');
  const { id } = useParams();
  const { data: words, isPending, isError, refetch } = useQuery(difficultWordsQuery);
  const word = words?.find(({ _id }) => _id === id);
  return (
    <OfficePage
      title={word ? t('editTitle', { word: word.word }) : t('title')}
      crumbs={[{ to: '/admin/difficult_words', label: t('title') }]}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {words && !word && <EmptyState title={t('office:gone')} />}
      {word && <DifficultWordForm key={word._id} word={word} />}
    </OfficePage>
  );
}
