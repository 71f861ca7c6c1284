// Step 3: which statements are played, and in which order.
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '#web/lib/text-search.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { moved, toggled } from './game-draft.ts';
import { StatementRow } from './statement-row.tsx';
import type { ChoiceStepProps } from './step-props.ts';
import styles from './steps.module.css';
import { TickTools } from './tick-tools.tsx';
import { useRowDrag } from './use-row-drag.ts';

export function StatementsStep({ set, choice, changeChoice }: ChoiceStepProps) {
  const { t } = useTranslation('wizard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { order, statements: chosen } = choice;

  const byId = useMemo(() => new Map(set.statements.map((statement) => [statement._id, statement])), [set]);
  const shown = order.filter((id) => matchesSearch(byId.get(id)?.description ?? '', wanted));
  const played = new Set(chosen);
  const places = new Map(order.filter((id) => played.has(id)).map((id, index) => [id, index + 1]));

  const tick = useCallback(
    (id: string, on: boolean) =>
      changeChoice((before) => ({ ...before, statements: toggled(before.statements, [id], on) })),
    [changeChoice],
  );
  const move = useCallback(
    (id: string, to: number) => {
      changeChoice((before) => ({ ...before, order: moved(before.order, id, to) }));
      const last = set.statements.length - 1;
      setSaid(t('statements.moved', { place: Math.max(0, Math.min(to, last)) + 1, all: last + 1 }));
    },
    [changeChoice, set, t],
  );
  const toggleOpen = useCallback((id: string) => setOpen((before) => (before === id ? null : id)), []);
  const drag = useRowDrag(move);

  return (
    <>
      <p className={styles.lead}>{t('statements.lead', { set: set.name })}</p>
      <TickTools
        label={t('statements.search')}
        search={search}
        onSearch={setSearch}
        onAll={(on) => changeChoice((before) => ({ ...before, statements: toggled(before.statements, shown, on) }))}
      />
      <p className={styles.hint} id="order-hint">
        {t(wanted === '' ? 'statements.orderHint' : 'statements.orderWhileSearching')}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol className={styles.list} ref={drag.list}>
        {shown.map((id, index) => {
          const statement = byId.get(id);
          return (
            statement && (
              <StatementRow
                key={id}
                statement={statement}
                set={set}
                index={index}
                last={order.length - 1}
                place={places.get(id) ?? null}
                canMove={wanted === ''}
                isOpen={open === id}
                drop={drag.markOf(index)}
                onTick={tick}
                onMove={move}
                onToggle={toggleOpen}
                onGrab={drag.grab}
              />
            )
          );
        })}
      </ol>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted })}</p>}
    </>
  );
}
