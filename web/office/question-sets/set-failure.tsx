import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Unshown } from '#web/office/frame/unshown.tsx';

export function SetFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('office-question-sets');
  const crumbs = [{ to: '/admin/question_sets', label: t('list.title') }];
  return <Unshown crumbs={crumbs} isGone={errorCodeOf(error) === 'NOT_FOUND'} isFailed onRetry={onRetry} />;
}
