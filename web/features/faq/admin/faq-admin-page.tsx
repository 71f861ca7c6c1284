// Editing the whole FAQ: reads it first, then shows its form, anew after every save.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '#web/lib/api.ts';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { FaqForm } from './faq-form.tsx';

export function FaqAdminPage() {
  const { t } = useTranslation('faq-admin');
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const {
    data: entries,
    isFetchedAfterMount,
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey: ['faq'],
    queryFn: ({ signal }) => request('GET config/faq', { signal }),
    staleTime: 0,
  });
  return (
    <OfficePage title={t('title')}>
      {!isFetchedAfterMount && <Loading />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {/* What was read on another page may be old, and the form keeps what it begins with. */}
      {entries && isFetchedAfterMount && (
        <FaqForm
          key={round}
          entries={entries}
          onSettled={(standing) => {
            queries.setQueryData(['faq'], standing);
            setRound(round + 1);
          }}
        />
      )}
    </OfficePage>
  );
}
