// The class's arguments, a column per opinion: the teacher reads them with the class and takes away what does not belong there.
import { type CSSProperties, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party } from '#shared/contract/party.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './arguments.module.css';
import { useHiddenElsewhere } from './hidden-elsewhere.ts';
import { type Argument, argumentsByOpinion, type LiveStatement } from './live-figures.ts';
import stage from './stage.module.css';
import { StatementHeading, type StatementPlace } from './statement-heading.tsx';
import { type Removal, type Removals, useRemovals } from './use-removals.ts';
import { WindowedList } from './windowed-list.tsx';

/** With more arguments than this together the type gets smaller. */
const LARGE_MAX = 9;

interface GroupArgumentsViewProps {
  code: string;
  place: StatementPlace;
  options: LiveStatement['opinionOptions'];
  /** The answers to this statement. */
  opinions: readonly StudentOpinion[];
  /** In a party game: whom the students played. */
  parties: readonly Party[];
}

export function GroupArgumentsView({ code, place, options, opinions, parties }: GroupArgumentsViewProps) {
  const { t } = useTranslation('live');
  const removals = useRemovals(code);
  const hidden = useHiddenElsewhere();
  const groups = useMemo(
    () =>
      argumentsByOpinion(
        opinions.filter(({ _id }) => !hidden.has(_id)),
        removals.states,
      ),
    [opinions, hidden, removals.states],
  );
  const names = useMemo(() => new Map(parties.map(({ _id, name }) => [_id, name])), [parties]);
  const total = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  return (
    <main id="main" className={stage.stage}>
      <StatementHeading place={place} />
      <section
        className={`${stage.columns} ${total > LARGE_MAX ? styles.many : ''}`}
        aria-label={t('arguments.label')}
        onPointerLeave={removals.settle}
      >
        {options.map(({ opinion, color }) => (
          <Column
            key={opinion}
            opinion={opinion}
            color={color}
            entries={groups.get(opinion) ?? []}
            names={names}
            removals={removals}
          />
        ))}
      </section>
    </main>
  );
}

interface ColumnProps {
  opinion: string;
  color: string;
  entries: readonly Argument[];
  names: ReadonlyMap<string, string>;
  removals: Removals;
}

function Column({ opinion, color, entries, names, removals }: ColumnProps) {
  const { t } = useTranslation('live');
  const shown = entries.filter(({ opinionId }) => !removals.states.has(opinionId)).length;
  return (
    <section style={{ '--c': color } as CSSProperties}>
      <h2>
        {opinion} <span>{t('arguments.count', { count: shown })}</span>
      </h2>
      {entries.length === 0 && <p className={stage.empty}>{t('arguments.none')}</p>}
      <WindowedList entries={entries}>
        {({ opinionId, text, partyId }) => (
          <Entry
            key={opinionId}
            opinionId={opinionId}
            text={text}
            played={partyId === null ? undefined : names.get(partyId)}
            removal={removals.states.get(opinionId)}
            onRemove={removals.remove}
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
  removal: Removal | undefined;
  onRemove: (opinionId: string) => void;
  onUndo: (opinionId: string) => void;
}

const Entry = memo(function Entry({ opinionId, text, played, removal, onRemove, onUndo }: EntryProps) {
  const { t } = useTranslation('live');
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
      <button
        type="button"
        className={styles.remove}
        aria-label={t('arguments.remove')}
        title={t('arguments.remove')}
        onClick={() => onRemove(opinionId)}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
});
