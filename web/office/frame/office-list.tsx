// A list page of the back office: loading, failed or empty, or else a table.
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { OfficePage } from './office-page.tsx';

interface OfficeListProps<Row extends { _id: string }>
  extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'sortBy' | 'search' | 'filter'> {
  title: string;
  /** The query of the list. */
  list: { data: readonly Row[] | undefined; isPending: boolean; isError: boolean; refetch: () => void };
  /** The ways to another one. */
  add: ReactNode;
  /** The buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** The rows that are listed; all if absent. */
  isListed?: (row: Row) => boolean;
  count: (shown: number, total: number) => string;
  /** Instead of a table without rows. */
  empty?: ReactNode;
}

export function OfficeList<Row extends { _id: string }>(props: OfficeListProps<Row>) {
  const { title, list, add, columns, actions, isListed = () => true, count, empty, ...table } = props;
  const { t } = useTranslation('office');
  const { data: rows } = list;
  const isEmpty = rows?.length === 0 && empty !== undefined;
  return (
    <OfficePage title={title} actions={add} read={list}>
      {isEmpty && empty}
      {rows && !isEmpty && (
        <DataTable
          {...table}
          label={title}
          rows={rows.filter(isListed)}
          keyOf={({ _id }) => _id}
          columns={[...columns, { name: 'actions', header: t('table.actions'), cell: actions, kind: 'actions' }]}
          count={(shown) => count(shown, rows.length)}
        />
      )}
    </OfficePage>
  );
}

export const AddLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton to={to}>
    <Icon name="plus" />
    <span>{children}</span>
  </LinkButton>
);
