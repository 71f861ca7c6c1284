import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import {
  type Argument,
  type ArgumentEntry,
  argumentsByOpinion,
  keepPlaces,
  type LiveStatement,
} from '#web/teacher/parts/live-figures.ts';
import { ArgumentCard } from './argument-card.tsx';
import styles from './arguments.module.css';
import view from './live-view.module.css';
import { OptionName } from './option-groups.tsx';
import { WindowedList } from './windowed-list.tsx';

/** With more arguments than this the type gets smaller. */
const LARGE_MAX = 9;

/** waiting: its removal can be undone · gone: removed, its place stays empty until the pointer has left the list. */
export type ArgumentRemoval = 'waiting' | 'gone';

/** What a host adds to arguments. */
export interface ArgumentTools {
  removals: ReadonlyMap<string, ArgumentRemoval>;
  /** Drawn beside an argument, or beside the note that it was removed. One function for as long as it draws the same. */
  draw: (answerId: string, removal: ArgumentRemoval | undefined) => ReactNode;
  /** Drawn below an argument that a press has enlarged, as stable as `draw`; absent if a press enlarges none. */
  drawEnlarged?: (answerId: string) => ReactNode;
  /** Called when the pointer has left the list. */
  onLeave: () => void;
}
const NO_REMOVALS: ReadonlyMap<string, ArgumentRemoval> = new Map();

export interface GroupArgumentsProps {
  options: LiveStatement['opinionOptions'];
  /** In the order in which they are shown; in a party game also answers without an argument. */
  entries: readonly ArgumentEntry[];
  /** In a party game: the parties that the students played. */
  parties: readonly Pick<Party, '_id' | 'name'>[];
  /** Absent if they can only be read. */
  tools?: ArgumentTools | undefined;
}

/** The arguments by option, in which those that were just removed keep their place. */
export function useArgumentGroups(
  entries: readonly ArgumentEntry[],
  removals: ArgumentTools['removals'] = NO_REMOVALS,
): ReadonlyMap<string, Argument[]> {
  const placed = useRef(entries);
  const kept = useMemo(() => keepPlaces(placed.current, entries, removals), [entries, removals]);
  useEffect(() => {
    placed.current = kept;
  }, [kept]);
  return useMemo(() => argumentsByOpinion(kept, removals), [kept, removals]);
}

/** All arguments in a column for each option, on a page that scrolls. */
export function GroupArguments({ options, entries, parties, tools }: GroupArgumentsProps) {
  const { t } = useTranslation('teacher-live');
  const removals = tools?.removals ?? NO_REMOVALS;
  const groups = useArgumentGroups(entries, removals);
  const names = useMemo(() => new Map(parties.map(({ _id, name }) => [_id, name])), [parties]);
  const total = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  return (
    <section
      className={`${view.columns} ${total > LARGE_MAX ? styles.many : ''}`}
      aria-label={t('arguments.label')}
      onPointerLeave={tools?.onLeave}
    >
      {options.map(({ opinion, color }) => (
        <Column
          key={opinion}
          opinion={opinion}
          color={color}
          entries={groups.get(opinion) ?? []}
          names={names}
          removals={removals}
          draw={tools?.draw}
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
  removals: ReadonlyMap<string, ArgumentRemoval>;
  draw: ArgumentTools['draw'] | undefined;
}

function Column({ opinion, color, entries, names, removals, draw }: ColumnProps) {
  const { t } = useTranslation('teacher-live');
  const shown = entries.filter(({ answerId }) => !removals.has(answerId)).length;
  return (
    <section style={{ '--c': color } as CSSProperties}>
      <h2>
        <b lang={CONTENT_LANGUAGE}>{opinion}</b> <span>{t('arguments.count', { count: shown })}</span>
      </h2>
      {entries.length === 0 && <p className={view.empty}>{t('arguments.none')}</p>}
      <WindowedList entries={entries}>
        {({ answerId, text, partyId }) => (
          <Entry
            key={answerId}
            answerId={answerId}
            text={text}
            played={partyId === null ? undefined : names.get(partyId)}
            removal={removals.get(answerId)}
            draw={draw}
            drawEnlarged={undefined}
          />
        )}
      </WindowedList>
    </section>
  );
}

export interface EntryProps {
  answerId: string;
  text: string;
  played: string | undefined;
  removal: ArgumentRemoval | undefined;
  draw: ArgumentTools['draw'] | undefined;
  drawEnlarged: ArgumentTools['drawEnlarged'];
  /** What was answered, if no heading says so. */
  option?: { opinion: string; color: string } | undefined;
}

/** One argument, or the note that it was removed. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { answerId, text, played, removal, draw, drawEnlarged, option } = props;
  const { t } = useTranslation('teacher-live');
  const [isEnlarged, setEnlarged] = useState(false);
  const tool = draw?.(answerId, removal);
  if (removal !== undefined)
    return (
      <li className={`${styles.argument} ${styles.removed}`}>
        <p role="status">{t('arguments.removed')}</p>
        {tool}
      </li>
    );
  const words = (
    <>
      {text}
      {played !== undefined && <span className={styles.played}>{played}</span>}
    </>
  );
  return (
    <li className={styles.argument}>
      {option && <OptionName {...option} />}
      {drawEnlarged ? (
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
          {words}
        </button>
      ) : (
        <p>{words}</p>
      )}
      {tool}
      {isEnlarged && (
        <ArgumentCard text={text} onClose={() => setEnlarged(false)}>
          {drawEnlarged?.(answerId)}
        </ArgumentCard>
      )}
    </li>
  );
});
