import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import { PICKED } from '#shared/domain/lesson-kinds.ts';
import { OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { pickStatements } from '#shared/domain/pick-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { moved, playableOf, toggled, withNote } from '#web/teacher/parts/game-draft.ts';
import { useLessonTime } from '#web/teacher/parts/use-lesson-time.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useRowDrag } from '#web/ui/lists/sortable-list.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { subjectOf } from './choice-subject.ts';
import { EarlierOwn } from './earlier-own.tsx';
import { OwnStatementEditor } from './own-statement-editor.tsx';
import { PasteOwnList } from './paste-own-list.tsx';
import { SelectAllBar, TOOLS_FROM } from './select-all-bar.tsx';
import { SkewedLine } from './skewed-line.tsx';
import { StatementRow } from './statement-row.tsx';
import type { ChoiceStepProps } from './step-props.ts';

interface StatementsStepProps extends ChoiceStepProps {
  /** Of the game; what is typed for an own statement is stored beside it. */
  draftKey: string;
}

export function StatementsStep({ draft, set, choice, change, changeChoice, draftKey }: StatementsStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const lessonTime = useLessonTime();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  /** The own statement that is changed, or a new one. */
  const [edited, setEdited] = useState<string | 'new' | null>(null);
  const { order, statements: chosen } = choice;

  const playable = useMemo(() => playableOf(draft, set), [draft, set]);
  const byId = useMemo(() => new Map(playable.map((statement) => [statement._id, statement])), [playable]);
  const shown = order.flatMap((id) => {
    const statement = byId.get(id);
    invariant(statement, 'a choice holds what can be played');
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
  const last = order.length - 1;
  const move = useCallback(
    (id: string, to: number) => {
      changeChoice((before) => ({ ...before, order: moved(before.order, id, to) }));
      setSaid(t('statements.moved', { place: Math.max(0, Math.min(to, last)) + 1, all: last + 1 }));
    },
    [changeChoice, last, t],
  );
  const pick = () => {
    const { input, statements } = subjectOf(set, choice);
    const picked = pickStatements(input).map((at) => statements[at]?._id);
    changeChoice((before) => ({
      ...before,
      // The teacher's own stay as they are.
      statements: before.order.filter((id) =>
        byId.get(id)?.own ? before.statements.includes(id) : picked.includes(id),
      ),
    }));
  };
  const note = useCallback((id: string, text: string) => change((before) => withNote(before, id, text)), [change]);
  const toggleOpen = useCallback((id: string) => setOpen((before) => (before === id ? null : id)), []);
  const drag = useRowDrag(move);

  return (
    <>
      <p className="mt-2 max-w-measure">
        {t(chosen.length === order.length ? 'statements.lead' : 'statements.leadSome', { set: set.name })}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {set.statements.length > PICKED && (
          <Button kind={chosen.length === order.length ? 'main' : 'line'} size="small" onClick={pick}>
            {t('statements.pick', { count: PICKED })}
          </Button>
        )}
        <span className="text-lg title leading-tight" role="status">
          {t('statements.time', {
            statements: t('teacher-dashboard:statements', { count: chosen.length }),
            time: lessonTime({
              type: draft.type,
              statements: chosen.length,
              hasBallot: draft.settings.includes('ballot'),
            }),
          })}
        </span>
      </p>
      {draft.type === 'debate' && (
        <p className="mt-2 mb-4 -ml-3 flex flex-wrap items-center gap-x-2">
          {draft.ownStatements.length < OWN_STATEMENTS_MAX && (
            <>
              <Button kind="text" size="small" onClick={() => setEdited('new')}>
                <Icon name="plus" />
                {t('statements.own')}
              </Button>
              <PasteOwnList set={set} draft={draft} change={change} />
            </>
          )}
          <EarlierOwn set={set} draft={draft} change={change} />
        </p>
      )}
      {order.length >= TOOLS_FROM && (
        <SelectAllBar
          label={t('statements.search')}
          search={search}
          onSearch={setSearch}
          onAll={(on) =>
            changeChoice((before) => ({ ...before, statements: toggled(before.statements, shownIds, on) }))
          }
        />
      )}
      {draft.type === 'debate' && <SkewedLine set={set} choice={choice} />}
      <p className="mb-2 text-sm text-soft" id="order-hint">
        {t(wanted === '' ? 'statements.orderHint' : 'statements.orderWhileSearching')}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol className="line-ink-t" ref={drag.list}>
        {shown.map((statement, index) => (
          <StatementRow
            key={statement._id}
            statement={statement}
            set={set}
            index={index}
            last={last}
            number={numbers.get(statement._id) ?? null}
            canMove={wanted === ''}
            isOpen={open === statement._id}
            note={draft.notes.find(({ statementId }) => statementId === statement._id)?.text ?? ''}
            drop={drag.markOf(index)}
            onTick={tick}
            onMove={move}
            onToggle={toggleOpen}
            onNote={note}
            onEdit={setEdited}
            onGrab={drag.grab}
          />
        ))}
      </ol>
      {edited !== null && (
        <OwnStatementEditor
          key={edited}
          set={set}
          id={edited === 'new' ? null : edited}
          draft={draft}
          change={change}
          draftKey={`${draftKey}:own:${edited}`}
          onClose={() => setEdited(null)}
        />
      )}
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted })}</p>}
    </>
  );
}
