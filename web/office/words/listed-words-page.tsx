// The installation's own words that flag an argument: reads them first, then shows their form, a fresh one after every save.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listedWordsQuery } from '#web/data/listed-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ListedWordsForm } from './listed-words-form.tsx';

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
    <OfficePage title={t('listed.title')}>
      {!isFetchedAfterMount && <Loading />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {/* What was read on another page may be old, and the form keeps what it begins with. */}
      {stored && isFetchedAfterMount && (
        <ListedWordsForm key={round} stored={stored} onCommitted={() => setRound(round + 1)} />
      )}
    </OfficePage>
  );
}
