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
/** No more are shown. */
const ROWS = 10;
const ONLY_LONG: readonly ColumnRole[] = ['party', 'order'];

export function ColumnChoice({ sheets, isRead, onChange, onConfirm }: ColumnChoiceProps) {
  const { t } = useTranslation('office-import');
  const [at, setAt] = useState(0);
  const [changed, setChanged] = useState<Columns | null>(null);
  const sheet = sheets[at];
  if (sheet === undefined) return null;
  const columns = changed ?? sheet.columns;
  const guessed = sheet.columns.header;
  /** Which row has the headings, if one has: without them that is the first one that is shown. */
  const headed = Math.max(guessed, 0);
  const isHeaded = columns.header === headed;
  const [first] = sheet.rows;
  const headings = isHeaded && guessed !== headed && first ? first.cells : sheet.headings;
  const rows = [...(guessed === headed ? [{ number: headed + 1, cells: sheet.headings }] : []), ...sheet.rows]
    .filter(({ number }) => number > columns.header + 1)
    .slice(0, ROWS);
  const below = sheet.total - columns.header - 1;
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
            // The headings of a wide table name its parties.
            change({ layout, roles, ...(layout === 'wide' && { header: headed }) });
          }}
        >
          {LAYOUTS.map((layout) => (
            <option key={layout} value={layout}>
              {t(`columns.${layout}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {columns.layout === 'wide' ? (
        <p className="text-soft">{t('columns.headings', { row: headed + 1 })}</p>
      ) : (
        <label className="flex min-h-link items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={isHeaded}
            onChange={({ target }) => change({ header: target.checked ? headed : headed - 1 })}
          />
          <span>{t('columns.isHeaded', { row: headed + 1 })}</span>
        </label>
      )}
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
              {headings.map((heading, column) => (
                <th
                  scope="col"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                  key={column}
                  className="max-w-field min-w-cell px-3 py-2 text-left align-top line-hair-b"
                >
                  <span className="mb-1 block wrap-anywhere" lang={CONTENT_LANGUAGE}>
                    <span>{columnLetters(column)}</span> {columns.header >= 0 && <span>{heading}</span>}
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
            {rows.map(({ number, cells }) => (
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
      {below > rows.length && (
        <p className="text-sm text-soft">{t('columns.rows', { shown: rows.length, total: below })}</p>
      )}
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
