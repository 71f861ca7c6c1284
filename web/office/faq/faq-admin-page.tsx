// Editing the whole FAQ: reads it first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { faqQuery } from '#web/data/faq.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { FaqForm } from './faq-form.tsx';

export function FaqAdminPage() {
  const { t } = useTranslation('office-faq');
  const { data: entries, isFetchedAfterMount, isLoadingError, refetch } = useQuery({ ...faqQuery, staleTime: 0 });
  return (
    <OfficePage title={t('title')}>
      {!isFetchedAfterMount && <Loading />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {/* What was read on another page may be old, and the form keeps what it begins with. */}
      {entries && isFetchedAfterMount && <FaqForm stored={entries} />}
    </OfficePage>
  );
}
