import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import { PICKED, pickStatements } from '#shared/domain/pick-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useLessonTime } from '#web/teacher/parts/use-lesson-time.ts';
import { ChoiceBalance } from '#web/teacher/wizard/balance/choice-balance.tsx';
import { subjectOf } from '#web/teacher/wizard/balance/choice-subject.ts';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useRowDrag } from '#web/ui/lists/sortable-list.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { moved, toggled } from './game-draft.ts';
import { SelectAllBar } from './select-all-bar.tsx';
import { StatementRow } from './statement-row.tsx';
import type { ChoiceStepProps } from './step-props.ts';
import styles from './steps.module.css';

export function StatementsStep({ draft, set, choice, changeChoice }: ChoiceStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const lessonTime = useLessonTime();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { order, statements: chosen } = choice;

  const byId = useMemo(() => new Map(set.statements.map((statement) => [statement._id, statement])), [set]);
  const shown = order.flatMap((id) => {
    const statement = byId.get(id);
    invariant(statement, 'a choice holds statements of its set');
    return matchesSearch(statement.description, wanted) ? [statement] : [];
  });
  const shownIds = shown.map(({ _id }) => _id);
  const played = new Set(chosen);
  const numbers = new Map(order.filter((id) => played.has(id)).map((id, index) => [id, index + 1]));

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
  const pick = () => {
    const picked = pickStatements(subjectOf(set, choice).input);
    changeChoice((before) => ({ ...before, statements: before.order.filter((_, at) => picked.includes(at)) }));
  };
  const toggleOpen = useCallback((id: string) => setOpen((before) => (before === id ? null : id)), []);
  const drag = useRowDrag(move);

  return (
    <>
      <p className={styles.lead}>
        {t(chosen.length === set.statements.length ? 'statements.lead' : 'statements.leadSome', { set: set.name })}
      </p>
      <p className={styles.time}>
        <span role="status">
          {t('statements.time', {
            statements: t('teacher-dashboard:statements', { count: chosen.length }),
            time: lessonTime(chosen.length),
          })}
        </span>
        {order.length > PICKED && (
          <Button kind="line" size="small" onClick={pick}>
            {t('statements.pick', { count: PICKED })}
          </Button>
        )}
      </p>
      <SelectAllBar
        label={t('statements.search')}
        search={search}
        onSearch={setSearch}
        onAll={(on) => changeChoice((before) => ({ ...before, statements: toggled(before.statements, shownIds, on) }))}
      />
      <p className={styles.hint} id="order-hint">
        {t(wanted === '' ? 'statements.orderHint' : 'statements.orderWhileSearching')}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={styles.beside}>
        <ol className={styles.list} ref={drag.list}>
          {shown.map((statement, index) => (
            <StatementRow
              key={statement._id}
              statement={statement}
              set={set}
              index={index}
              last={order.length - 1}
              number={numbers.get(statement._id) ?? null}
              canMove={wanted === ''}
              isOpen={open === statement._id}
              drop={drag.markOf(index)}
              onTick={tick}
              onMove={move}
              onToggle={toggleOpen}
              onGrab={drag.grab}
            />
          ))}
        </ol>
        <ChoiceBalance type={draft.type} set={set} choice={choice} changeChoice={changeChoice} />
      </div>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted })}</p>}
    </>
  );
}
