import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { useHiddenArguments } from '#web/data/hidden-arguments.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import {
  type ArgumentRemoval,
  type ArgumentRemovals,
  useArgumentRemoval,
} from '#web/teacher/control/use-argument-removal.ts';
import {
  type Argument,
  type ArgumentEntry,
  argumentsByOpinion,
  keepPlaces,
  type LiveStatement,
} from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './arguments.module.css';
import view from './live-view.module.css';
import { StatementHeading, type StatementPosition } from './statement-heading.tsx';
import { WindowedList } from './windowed-list.tsx';

/** With more arguments than this the type gets smaller. */
const LARGE_MAX = 9;

interface GroupArgumentsProps {
  code: string;
  options: LiveStatement['opinionOptions'];
  /** In the order in which they are shown; in a party game also answers without an argument. */
  entries: readonly ArgumentEntry[];
  /** In a party game: the parties that the students played. */
  parties: readonly Pick<Party, '_id' | 'name'>[];
  /** Absent on a projector, where arguments cannot be removed. */
  isProjector?: boolean;
}

export function GroupArgumentsView({ position, ...rest }: GroupArgumentsProps & { position: StatementPosition }) {
  return (
    <main id="main" className={view.view}>
      <StatementHeading position={position} />
      <GroupArguments {...rest} />
    </main>
  );
}

/** The arguments in a column for each option, each of which can be taken away. */
export function GroupArguments({ code, options, entries, parties, isProjector = false }: GroupArgumentsProps) {
  const { t } = useTranslation('teacher-live');
  const removals = useArgumentRemoval(code);
  const hidden = useHiddenArguments();
  const placed = useRef(entries);
  const kept = useMemo(() => keepPlaces(placed.current, entries, removals.states), [entries, removals.states]);
  useEffect(() => {
    placed.current = kept;
  }, [kept]);
  const groups = useMemo(
    () =>
      argumentsByOpinion(
        kept.filter(({ _id }) => !hidden.has(_id)),
        removals.states,
      ),
    [kept, hidden, removals.states],
  );
  const names = useMemo(() => new Map(parties.map(({ _id, name }) => [_id, name])), [parties]);
  const total = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  return (
    <section
      className={`${view.columns} ${total > LARGE_MAX ? styles.many : ''}`}
      aria-label={t('arguments.label')}
      onPointerLeave={removals.commit}
    >
      {options.map(({ opinion, color }) => (
        <Column
          key={opinion}
          opinion={opinion}
          color={color}
          entries={groups.get(opinion) ?? []}
          names={names}
          removals={removals}
          isProjector={isProjector}
        />
      ))}
    </section>
  );
}

interface ColumnProps {
  opinion: string;
  color: string;
  entries: readonly Argument[];
  names: ReadonlyMap<string, string>;
  removals: ArgumentRemovals;
  isProjector: boolean;
}

function Column({ opinion, color, entries, names, removals, isProjector }: ColumnProps) {
  const { t } = useTranslation('teacher-live');
  const shown = entries.filter(({ opinionId }) => !removals.states.has(opinionId)).length;
  return (
    <section style={{ '--c': color } as CSSProperties}>
      <h2>
        <b lang={CONTENT_LANGUAGE}>{opinion}</b> <span>{t('arguments.count', { count: shown })}</span>
      </h2>
      {entries.length === 0 && <p className={view.empty}>{t('arguments.none')}</p>}
      <WindowedList entries={entries}>
        {({ opinionId, text, partyId }) => (
          <Entry
            key={opinionId}
            opinionId={opinionId}
            text={text}
            played={partyId === null ? undefined : names.get(partyId)}
            removal={removals.states.get(opinionId)}
            onRemove={isProjector ? null : removals.remove}
            onUndo={removals.undo}
          />
        )}
      </WindowedList>
    </section>
  );
}

interface EntryProps {
  opinionId: string;
  text: string;
  played: string | undefined;
  removal: ArgumentRemoval | undefined;
  onRemove: ((opinionId: string) => void) | null;
  onUndo: (opinionId: string) => void;
}

const Entry = memo(function Entry({ opinionId, text, played, removal, onRemove, onUndo }: EntryProps) {
  const { t } = useTranslation('teacher-live');
  if (removal !== undefined)
    return (
      <li className={`${styles.argument} ${styles.removed}`}>
        <p role="status">{t('arguments.removed')}</p>
        {removal === 'waiting' && (
          <Button kind="line" onClick={() => onUndo(opinionId)}>
            {t('arguments.undo')}
          </Button>
        )}
      </li>
    );
  return (
    <li className={styles.argument}>
      <p>
        {text}
        {played !== undefined && <span className={styles.played}>{played}</span>}
      </p>
      {onRemove !== null && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('arguments.remove')}
          title={t('arguments.remove')}
          onClick={() => onRemove(opinionId)}
        >
          <Icon name="bin" />
        </button>
      )}
    </li>
  );
});
