import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { type Crumb, OfficePage } from './office-page.tsx';

interface UnshownProps {
  /** The breadcrumbs, down to the list that the item is in. */
  crumbs: readonly Crumb[];
  isGone: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** The page of an item that does not exist, could not be read, or is being read. */
export function Unshown({ crumbs, isGone, isFailed, onRetry }: UnshownProps) {
  const { t } = useTranslation('office');
  const list = crumbs.at(-1);
  if (!isGone)
    return (
      <OfficePage
        title={list?.label ?? ''}
        crumbs={crumbs.slice(0, -1)}
        read={{ isPending: !isFailed, isError: isFailed, refetch: onRetry }}
      />
    );
  return (
    <OfficePage title={t('gone')} crumbs={crumbs}>
      <EmptyState
        title={t('goneText')}
        action={
          list && (
            <LinkButton kind="line" to={list.to}>
              {t('action.toList')}
            </LinkButton>
          )
        }
      />
    </OfficePage>
  );
}
