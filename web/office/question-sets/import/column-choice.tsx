// What the columns of a table are: guessed, and confirmed once with the first rows in sight.
import { useState } from 'react';
import {
  COLUMN_ROLES,
  type ColumnRole,
  type Columns,
  columnLetters,
  type Layout,
  wrongRole,
} from '#shared/import/columns.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Button } from '#web/ui/core/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SheetView } from './read-input.ts';

interface ColumnChoiceProps {
  sheets: readonly SheetView[];
  isRead: boolean;
  onChange: () => void;
  onConfirm: (sheet: number, columns: Columns) => void;
}

const LAYOUTS: readonly Layout[] = ['wide', 'long'];
const ONLY_LONG: readonly ColumnRole[] = ['party', 'order'];

export function ColumnChoice({ sheets, isRead, onChange, onConfirm }: ColumnChoiceProps) {
  const { t } = useTranslation('office-import');
  const [at, setAt] = useState(0);
  const [changed, setChanged] = useState<Columns | null>(null);
  const sheet = sheets[at];
  if (sheet === undefined) return null;
  const columns = changed ?? sheet.columns;
  const wrong = wrongRole(columns);
  const change = (part: Partial<Columns>) => {
    setChanged({ ...columns, ...part });
    onChange();
  };
  const changeRole = (column: number, role: ColumnRole) =>
    change({ roles: columns.roles.map((one, other) => (other === column ? role : one)) });
  const isOffered = (role: ColumnRole) => columns.layout === 'long' || !ONLY_LONG.includes(role);
  /** What is not used is grey. */
  const toneOf = (column: number) => (columns.roles[column] === 'none' ? 'text-soft' : '');
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 id="columns-title">{t('columns.title')}</h2>
      <p>{t('columns.lead')}</p>
      <div className="grid grid-cols-charts gap-x-4 gap-y-3">
        {sheets.length > 1 && (
          <SelectField
            label={t('columns.sheet')}
            value={at}
            onChange={({ target }) => {
              setAt(Number(target.value));
              setChanged(null);
              onChange();
            }}
          >
            {sheets.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('columns.layout')}
          value={columns.layout}
          onChange={({ target }) => {
            const layout = LAYOUTS.find((one) => one === target.value) ?? 'wide';
            const roles = columns.roles.map((role) => (layout === 'wide' && ONLY_LONG.includes(role) ? 'none' : role));
            change({ layout, roles });
          }}
        >
          {LAYOUTS.map((layout) => (
            <option key={layout} value={layout}>
              {t(`columns.${layout}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <section
        className="overflow-x-auto rounded-lg bg-surface line-control"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too.
        tabIndex={0}
        aria-label={t('columns.title')}
      >
        <table className="border-collapse text-sm">
          <thead>
            <tr>
              <td className="line-hair-b" />
              {sheet.headings.map((heading, column) => (
                <th
                  scope="col"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                  key={column}
                  className="max-w-field min-w-cell px-3 py-2 text-left align-top line-hair-b"
                >
                  <span className="mb-1 block wrap-anywhere" lang={CONTENT_LANGUAGE}>
                    <span>{columnLetters(column)}</span> <span>{heading}</span>
                  </span>
                  <select
                    aria-label={t('columns.of', { column: columnLetters(column) })}
                    value={columns.roles[column]}
                    className={`min-h-tap w-full rounded-sm bg-surface px-1 line-control ${toneOf(column)}`}
                    onChange={({ target }) =>
                      changeRole(column, COLUMN_ROLES.find((role) => role === target.value) ?? 'none')
                    }
                  >
                    {COLUMN_ROLES.filter(isOffered).map((role) => (
                      <option key={role} value={role}>
                        {t(`columns.role.${role}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang={CONTENT_LANGUAGE}>
            {sheet.rows.map(({ number, cells }) => (
              <tr key={number}>
                <th scope="row" className="px-3 py-2 text-left align-top font-soft text-soft line-hair-b">
                  {number}
                </th>
                {cells.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    key={column}
                    className={`max-w-field min-w-cell px-3 py-2 align-top line-hair-b ${toneOf(column)}`}
                  >
                    <span className="line-clamp-2 wrap-anywhere">{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <span role="status">
          {wrong
            ? t(`columns.${wrong.is}`, { role: t(`columns.role.${wrong.role}`) })
            : isRead && t('columns.confirmed')}
        </span>
        <Button type="button" data-confirm disabled={wrong !== null || isRead} onClick={() => onConfirm(at, columns)}>
          {t('columns.confirm')}
        </Button>
      </p>
    </section>
  );
}
