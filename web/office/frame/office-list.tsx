// A list page of the back office: loading, failed or empty, or else a table whose rows can be edited.
import { Link } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { OfficePage } from './office-page.tsx';

interface OfficeListProps<Row extends { _id: string }> {
  title: string;
  /** The list's address, with which those of its forms begin. */
  at: string;
  /** The query of the list. */
  list: { data: readonly Row[] | undefined; isPending: boolean; isError: boolean; refetch: () => void };
  /** The name of a row: the text of its link, and the first sort order. */
  name: { header: string; of: (row: Row) => string };
  /** Before the name. */
  image?: Column<Row>;
  /** Behind the name. */
  columns: readonly Column<Row>[];
  /** The text of a row that the search looks through. */
  search: { label: string; matches: (row: Row, words: string) => boolean };
  count: (shown: number, total: number) => string;
  add: string;
  empty: string;
  emptyText: string;
}

export function OfficeList<Row extends { _id: string }>(props: OfficeListProps<Row>) {
  const { title, at, list, name, image, columns, search, count, add, empty, emptyText } = props;
  const { t } = useTranslation('office');
  const { header, of } = name;
  const addressOf = ({ _id }: Row) => `${at}/${_id}/edit`;
  const all: Column<Row>[] = [
    ...(image ? [image] : []),
    {
      name: 'name',
      header,
      value: of,
      cell: (row) => (
        <Link to={addressOf(row)} lang={CONTENT_LANGUAGE}>
          {of(row)}
        </Link>
      ),
      kind: 'main',
    },
    ...columns,
    {
      name: 'actions',
      header: t('table.actions'),
      cell: (row) => (
        <LinkButton kind="line" size="small" to={addressOf(row)}>
          <Icon name="edit" />
          {t('action.edit')}
          <VisuallyHidden>
            {' '}
            <span lang={CONTENT_LANGUAGE}>{of(row)}</span>
          </VisuallyHidden>
        </LinkButton>
      ),
      kind: 'actions',
    },
  ];

  const { data: rows, isPending, isError, refetch } = list;
  return (
    <OfficePage
      title={title}
      actions={
        <LinkButton to={`${at}/new`}>
          <Icon name="plus" />
          <span>{add}</span>
        </LinkButton>
      }
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {rows?.length === 0 && <EmptyState title={empty}>{emptyText}</EmptyState>}
      {rows && rows.length > 0 && (
        <DataTable
          label={title}
          rows={rows}
          keyOf={({ _id }) => _id}
          columns={all}
          sortBy="name"
          search={search}
          count={(shown) => count(shown, rows.length)}
        />
      )}
    </OfficePage>
  );
}
