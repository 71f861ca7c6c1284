// The page that edits one thing: loading, failed or not found, or else its form. Its key is the thing's id.
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { OfficePage } from './office-page.tsx';
import type { Crumb } from './page-header.tsx';

interface OfficeEditProps<Item> {
  /** The list that the thing stands in, and what is above that. */
  crumbs: readonly [...Crumb[], Crumb];
  /** The thing; null when it is gone, undefined before it is there. */
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
  // What is being typed stays when the thing is deleted meanwhile; saving says so.
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
