import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionSetSummary } from '#shared/contract/question-set.ts';
import { questionSetsQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { AddLink, OfficeList } from '#web/office/frame/office-list.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { DrawingFile } from '#web/widgets/drawing.tsx';
import { ExportLinks } from './export-links.tsx';
import { PublishDialog } from './publish-dialog.tsx';

export function QuestionSetListPage() {
  const { t } = useTranslation('office-question-sets');
  const navigate = useNavigate();
  const list = useQuery(questionSetsQuery);
  const [publishing, setPublishing] = useState<QuestionSetSummary | null>(null);
  const waysIn = (
    <>
      <LinkButton kind="line" to="/admin/question_sets/import">
        {t('list.import')}
      </LinkButton>
      <AddLink to="/admin/question_sets/new">{t('list.new')}</AddLink>
    </>
  );
  const columns: Column<QuestionSetSummary>[] = [
    {
      name: 'name',
      header: t('list.name'),
      kind: 'main',
      value: ({ name }) => name,
      cell: ({ name, description }) => (
        <>
          <span className="block font-strong wrap-anywhere" lang={CONTENT_LANGUAGE}>
            {name}
          </span>
          {description && (
            <span className="line-clamp-1 text-sm font-soft text-soft wrap-anywhere" lang={CONTENT_LANGUAGE}>
              {description}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'statements',
      header: t('list.statements'),
      value: ({ statements }) => statements,
      cell: ({ statements }) => statements,
    },
    {
      name: 'published',
      header: t('list.published'),
      value: ({ published, offered }) => Number(published) + Number(published && offered),
      cell: (set) => <Published set={set} />,
    },
  ];
  return (
    <>
      <OfficeList
        title={t('list.title')}
        list={list}
        add={list.data?.length !== 0 && waysIn}
        columns={columns}
        actions={(set) => <SetActions set={set} onPublish={() => setPublishing(set)} />}
        sortBy="name"
        search={{
          label: t('list.search'),
          matches: ({ name, description }, search) => matchesSearch(`${name} ${description}`, search),
        }}
        count={(count) => t('list.count', { count })}
        empty={
          <EmptyState
            title={t('list.empty')}
            picture={<DrawingFile name="book" />}
            action={<div className="flex flex-wrap gap-3">{waysIn}</div>}
          >
            {t('list.emptyText')}
          </EmptyState>
        }
      />
      {publishing && (
        <PublishDialog
          set={publishing}
          version={publishing.version}
          onClose={() => setPublishing(null)}
          onChangedMeanwhile={() => {
            notify('error', t('notice.changedMeanwhile'));
            void list.refetch();
          }}
          onIncomplete={() =>
            navigate(`/admin/question_sets/${publishing._id}/edit`, { state: { showsMissing: true } })
          }
        />
      )}
    </>
  );
}

function Published({ set: { published, offered } }: { set: QuestionSetSummary }) {
  const { t } = useTranslation('office-question-sets');
  if (published && !offered) return <span className="text-soft">{t('list.notOffered')}</span>;
  return (
    <span className={`inline-flex items-center gap-1 align-bottom ${published ? '' : 'text-soft'}`}>
      {published && <Icon name="check" className="text-fill" />}
      <span>{published ? t('list.yes') : t('list.no')}</span>
    </span>
  );
}

function SetActions({ set, onPublish }: { set: QuestionSetSummary; onPublish: () => void }) {
  const { t } = useTranslation('office-question-sets');
  const { _id, name, published } = set;
  return (
    <div className="flex items-center justify-end gap-2 @max-laptop:flex-col @max-laptop:items-end @max-card:flex-row @max-card:flex-wrap @max-card:items-center @max-card:justify-start">
      <span className="@max-card:-ml-3">
        <ExportLinks set={set} />
      </span>
      {published ? (
        <LinkButton
          kind="line"
          size="small"
          to={`/admin/question_sets/${_id}/`}
          aria-label={t('list.showOf', { name })}
        >
          {t('list.show')}
        </LinkButton>
      ) : (
        <>
          <Button kind="line" size="small" aria-label={t('list.publishOf', { name })} onClick={onPublish}>
            {t('publish.button')}
          </Button>
          <LinkButton
            kind="line"
            size="small"
            to={`/admin/question_sets/${_id}/edit`}
            aria-label={t('list.editOf', { name })}
          >
            {t('list.edit')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
