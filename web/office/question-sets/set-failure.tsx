import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeEdit } from '#web/office/frame/office-edit.tsx';

export function SetFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('office-question-sets');
  return (
    <OfficeEdit
      crumbs={[{ to: '/admin/question_sets', label: t('list.title') }]}
      item={errorCodeOf(error) === 'NOT_FOUND' ? null : undefined}
      isFailed
      onRetry={onRetry}
      titleOf={() => ''}
    >
      {() => null}
    </OfficeEdit>
  );
}
