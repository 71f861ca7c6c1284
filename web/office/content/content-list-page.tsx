// The blocks of one page as visitors see them, to be sorted by dragging.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { contentCalls, contentPageOf, editedBlocksQuery } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { failureText } from '#web/office/frame/error-texts.ts';
import { AddLink } from '#web/office/frame/office-list.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { moved, SortableList } from '#web/ui/lists/sortable-list.tsx';
import { BlockPreview } from './block-preview.tsx';
import { ordersAfterMove } from './orders-after-move.ts';
import { ToFillIn } from './to-fill-in.tsx';

/** An unknown page redirects to the choice of pages. */
export function ContentListPage() {
  const page = contentPageOf(useParams().page);
  return page ? <BlockList page={page} /> : <Navigate to="/admin/content" replace />;
}

function BlockList({ page }: { page: ContentPageName }) {
  const { t } = useTranslation('office-content');
  const read = useQuery(editedBlocksQuery(page));
  const { data: blocks } = read;
  const writing = useRef(Promise.resolve());
  const failed = useRef(false);
  const nameOf = (block: ContentBlock) => block.title || t(block.legacy ? 'legacy' : `types.${block.type}`);

  /** Moves are stored one after the other. Only a failure refetches the list: in between that would bring back an older order. */
  const move = (before: ContentBlock[], from: number, to: number) => {
    const orders = ordersAfterMove(before, from, to);
    const after = moved(before, from, to).map((block) => ({ ...block, order: orders.get(block._id) ?? block.order }));
    contentCalls.showBlocks(page, after);
    const mine = writing.current.then(async () => {
      try {
        for (const [id, order] of orders) await contentCalls.setOrder(id, order);
      } catch (error) {
        failed.current = true;
        notify('error', failureText(t, errorCodeOf(error)));
      }
      if (!failed.current || writing.current !== mine) return;
      failed.current = false;
      await contentCalls.refresh();
    });
    writing.current = mine;
  };

  return (
    <OfficePage
      title={t(`pages.${page}`)}
      read={read}
      crumbs={[{ to: '/admin/content', label: t('title') }]}
      actions={<AddLink to={`/admin/content/${page}/new`}>{t('add')}</AddLink>}
    >
      <ToFillIn page={page} />
      {blocks && (
        <SortableList
          label={t('list', { page: t(`pages.${page}`) })}
          items={blocks}
          keyOf={({ _id }) => _id}
          nameOf={nameOf}
          isFixed={({ legacy }) => legacy}
          onMove={(from, to) => move(blocks, from, to)}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        >
          {(block) => <BlockRow block={block} name={nameOf(block)} />}
        </SortableList>
      )}
    </OfficePage>
  );
}

function BlockRow({ block, name }: { block: ContentBlock; name: string }) {
  const { t } = useTranslation('office-content');
  return (
    <div className="grid items-center gap-x-4 gap-y-2 tablet:grid-cols-end">
      <p className="flex flex-wrap gap-x-4">
        <b>{t(block.legacy ? 'legacy' : `types.${block.type}`)}</b>
        <span className="text-soft">{t('orderIs', { order: block.order })}</span>
        {block.legacy && <span className="text-soft">{t('legacyText')}</span>}
      </p>
      <p className="flex flex-wrap gap-2">
        {!block.legacy && (
          <LinkButton kind="line" size="small" to={`/admin/content/${block._id}/edit`}>
            <Icon name="edit" />
            {t('office:action.edit')}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </LinkButton>
        )}
        <RemoveButton
          size="small"
          title={t('removeTitle', { name })}
          text={t('removeText')}
          of={name}
          onRemove={async () => {
            await contentCalls.remove(block._id);
            notify('done', t('removed'));
            await contentCalls.refresh();
          }}
        />
      </p>
      <BlockPreview block={block} small />
    </div>
  );
}
