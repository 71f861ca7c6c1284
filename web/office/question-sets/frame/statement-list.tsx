// The statements of a set in a narrow column: which one is open, and how many opinions each still misses.

import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { isPlainKey } from '#web/ui/core/plain-key.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { ListFilter } from './list-filter.tsx';

interface Item {
  _id: string;
  description: string;
}
interface StatementListProps {
  statements: readonly Item[];
  /** Per statement the parties without an opinion; absent for a published set. */
  empty?: ReadonlyMap<string, ReadonlySet<string>>;
  partyCount: number;
  current: string | null;
  onOpen: (id: string) => void;
  /** Below the list. */
  children?: ReactNode;
}

/** Arrow keys open the one above or below; Tab leaves the list. */
export function StatementList({ statements, empty, partyCount, current, onOpen, children }: StatementListProps) {
  const { t } = useTranslation('office-question-sets');
  const [search, setSearch] = useState('');
  const [onlyEmpty, setOnlyEmpty] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const numbered = statements.map((statement, index) => ({ statement, number: index + 1 }));
  // The open one stays in the list, though it may be complete by now.
  const shown = numbered.filter(
    ({ statement: { _id, description } }) =>
      matchesSearch(description, search) && (!onlyEmpty || empty?.has(_id) || _id === current),
  );
  const entry = shown.some(({ statement }) => statement._id === current) ? current : shown[0]?.statement._id;

  useEffect(() => {
    list.current?.querySelector(`[data-statement="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = shown.findIndex(({ statement }) => statement._id === current);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    const next = to === undefined ? undefined : shown[to]?.statement._id;
    if (next === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-statement="${next}"]`)?.focus();
  };

  return (
    <section
      className="flex min-h-0 min-w-0 flex-col bg-page line-hair-b roomy:line-hair-r"
      aria-label={t('part.statements')}
    >
      {statements.length > 0 && (
        <div className="grid grid-cols-1 gap-2 px-4 py-3">
          <SearchField
            label={t('statements.search', { count: statements.length })}
            value={search}
            onSearch={setSearch}
          />
          {empty && (
            <ListFilter isOn={onlyEmpty} onToggle={setOnlyEmpty}>
              {t('statements.onlyIncomplete', { count: empty.size })}
            </ListFilter>
          )}
        </div>
      )}
      {shown.length === 0 && statements.length > 0 && (
        <p className="p-4 text-sm text-soft">{t('statements.noneFound')}</p>
      )}
      <ol
        ref={list}
        className="max-h-list overflow-y-auto overscroll-contain roomy:max-h-none roomy:flex-1"
        onKeyDown={onKeyDown}
      >
        {shown.map(({ statement, number }) => (
          <StatementLine
            key={statement._id}
            statement={statement}
            number={number}
            partyCount={partyCount}
            missing={empty ? (empty.get(statement._id)?.size ?? 0) : null}
            isCurrent={statement._id === current}
            isEntry={statement._id === entry}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {children && <div className="px-4 py-2 line-hair-t">{children}</div>}
    </section>
  );
}

interface StatementLineProps {
  statement: Item;
  number: number;
  partyCount: number;
  /** null: not counted. */
  missing: number | null;
  isCurrent: boolean;
  isEntry: boolean;
  onOpen: (id: string) => void;
}

const StatementLine = memo(function StatementLine(props: StatementLineProps) {
  const { t } = useTranslation('office-question-sets');
  const { statement, number, partyCount, missing, isCurrent, isEntry, onOpen } = props;
  return (
    <li className="line-hair-b">
      <button
        type="button"
        className="flex min-h-tap w-full items-center gap-3 bg-transparent px-4 py-2 text-left text-sm leading-tight no-line hover:bg-surface focus-visible:focus-inside current:bg-surface current:font-strong current:edge-ink"
        data-statement={statement._id}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isEntry ? 0 : -1}
        onClick={() => onOpen(statement._id)}
      >
        <StatementNumber value={number} kind={isCurrent ? 'now' : 'plain'} />
        <span
          className="line-clamp-2 min-w-0 flex-1 wrap-anywhere"
          lang={statement.description.trim() ? CONTENT_LANGUAGE : undefined}
        >
          {statement.description.trim() || t('statements.unnamed')}
        </span>
        {missing === 0 && (
          <span className="text-fill">
            <Icon name="check" />
            <VisuallyHidden>{t('statements.complete')}</VisuallyHidden>
          </span>
        )}
        {missing !== null && missing > 0 && (
          <span className="font-strong text-danger figures">
            <span aria-hidden="true">
              <span>{partyCount - missing}</span>
              <small className="text-xs font-soft">{`/${partyCount}`}</small>
            </span>
            <VisuallyHidden>
              {t('statements.filled', { count: partyCount - missing, total: partyCount })}
            </VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  );
});
