// The page that edits one item: loading, failed or not found, or else its form. Its key is the item's id.
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { type Crumb, OfficePage } from './office-page.tsx';

interface OfficeEditProps<Item> {
  /** The breadcrumbs, down to the list that the item is in. */
  crumbs: readonly [...Crumb[], Crumb];
  /** The item; null when it does not exist, undefined while it is read. */
  item: Item | null | undefined;
  isFailed: boolean;
  onRetry: () => void;
  titleOf: (item: Item) => string;
  /** `reset` discards the input and begins with what others saved, once that is read. */
  children: (item: Item, reset: () => void) => ReactNode;
}

export function OfficeEdit<Item>(props: OfficeEditProps<Item>) {
  const { crumbs, isFailed, onRetry, titleOf, children } = props;
  const { t } = useTranslation('office');
  // The input stays when the item is deleted meanwhile; saving then fails.
  const [last, setLast] = useState(props.item);
  const [round, setRound] = useState(0);
  if (props.item && props.item !== last) setLast(props.item);
  const item = props.item ?? (last || props.item);
  const list = crumbs[crumbs.length - 1];
  if (item === null) {
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
  if (item === undefined) {
    return (
      <OfficePage title={list?.label ?? ''} crumbs={crumbs.slice(0, -1)}>
        {isFailed ? <LoadFailure onRetry={onRetry} /> : <Loading />}
      </OfficePage>
    );
  }
  return (
    <OfficePage title={titleOf(item)} crumbs={crumbs}>
      <Fragment key={round}>{children(item, () => setRound(round + 1))}</Fragment>
    </OfficePage>
  );
}
