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
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['faq'],
    queryFn: ({ signal }) => request('GET config/faq', { signal }),
    staleTime: 0,
  });
  return (
    <OfficePage title={t('title')}>
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {entries && (
        <FaqForm
          key={round}
          entries={entries}
          onSaved={(saved) => {
            queries.setQueryData(['faq'], saved);
            setRound(round + 1);
          }}
        />
      )}
    </OfficePage>
  );
}
