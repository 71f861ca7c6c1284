// The table of the back office: sorts, searches, shows long lists in parts, and becomes cards on narrow screens.
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import styles from './data-table.module.css';
import { compareValues, type SortValue } from './sort-values.ts';

export interface Column<Row> {
  name: string;
  header: string;
  /** The value to sort by; absent for a column that cannot be sorted. */
  value?: (row: Row) => SortValue;
  cell: (row: Row) => ReactNode;
  /** main: the card's heading on narrow screens · actions: the buttons at the end · image: without a label. */
  kind?: 'main' | 'actions' | 'image';
}

interface DataTableProps<Row> {
  /** Says what the table lists. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  sortBy: string;
  search: { label: string; matches: (row: Row, search: string) => boolean };
  /** Further filters, beside the search field. */
  filter?: ReactNode;
  /** How many there are, in words. */
  count: (shown: number) => string;
}

/** Rows drawn at first. */
const PART = 100;

export function DataTable<Row>({ label, rows, keyOf, columns, sortBy, search, filter, count }: DataTableProps<Row>) {
  const { t, i18n } = useTranslation('office');
  const [order, setOrder] = useState({ by: sortBy, descending: false });
  const [words, setWords] = useState('');
  const [most, setMost] = useState(PART);

  const found = words.trim() !== '' ? rows.filter((row) => search.matches(row, words)) : [...rows];
  const sortValue = columns.find(({ name }) => name === order.by)?.value;
  const compare = compareValues(i18n.language);
  if (sortValue) found.sort((a, b) => compare(sortValue(a), sortValue(b)) * (order.descending ? -1 : 1));

  const toggleSort = (by: string) => setOrder((now) => ({ by, descending: now.by === by && !now.descending }));
  const stateOf = (name: string) => (order.by === name ? (order.descending ? 'descending' : 'ascending') : undefined);
  const sortable = columns.filter(({ value }) => value);

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <div className={styles.find}>
          <SearchField label={search.label} value={words} onSearch={setWords} />
        </div>
        {filter}
        <div className={styles.narrowSort}>
          <SelectField
            label={t('table.sortBy')}
            value={order.by}
            onChange={(event) => setOrder({ by: event.target.value, descending: false })}
          >
            {sortable.map(({ name, header }) => (
              <option key={name} value={name}>
                {header}
              </option>
            ))}
          </SelectField>
        </div>
        <p className={styles.count} role="status">
          {count(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>{t('table.none')}</p>
      ) : (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map(({ name, header, value, kind }) => (
                <th key={name} scope="col" aria-sort={stateOf(name)}>
                  {value ? (
                    <button type="button" onClick={() => toggleSort(name)}>
                      <span>{header}</span>
                      <Icon name={stateOf(name) ? (order.descending ? 'sortDown' : 'sortUp') : 'sort'} />
                    </button>
                  ) : (
                    <HeaderText hidden={kind !== undefined}>{header}</HeaderText>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, most).map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ name, header, cell, kind }) => (
                  <td key={name} data-kind={kind} data-label={kind ? undefined : t('table.label', { header })}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length > most && (
        <p className={styles.more}>
          <Button kind="line" onClick={() => setMost(most + PART)}>
            {t('table.more', { count: Math.min(PART, found.length - most) })}
          </Button>
        </p>
      )}
    </div>
  );
}

const HeaderText = ({ hidden, children }: { hidden: boolean; children: string }) =>
  hidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={styles.plainHeader}>{children}</span>;
