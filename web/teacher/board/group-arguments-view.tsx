import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ArgumentRemoval } from '#web/data/argument-removals.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import {
  type Argument,
  type ArgumentEntry,
  argumentsByOpinion,
  keepPlaces,
  type LiveStatement,
} from '#web/teacher/parts/live-figures.ts';
import { ArgumentCard } from './argument-card.tsx';
import styles from './arguments.module.css';
import { OptionGroups, OptionName } from './option-groups.tsx';

/** What a host adds to arguments. */
export interface ArgumentTools {
  removals: ReadonlyMap<string, ArgumentRemoval>;
  /** Drawn beside an argument, or beside the note that it was removed. One function for as long as it draws the same. */
  draw: (answerId: string, text: string, removal: ArgumentRemoval | undefined) => ReactNode;
  /** Drawn below an argument that a press has enlarged, as stable as `draw`; absent if a press enlarges none. */
  drawEnlarged?: (answerId: string, text: string) => ReactNode;
  /** Called when the pointer has left the list. */
  onLeave: () => void;
}
const NO_REMOVALS: ReadonlyMap<string, ArgumentRemoval> = new Map();

interface GroupArgumentsProps {
  options: LiveStatement['opinionOptions'];
  /** In the order in which they are shown. */
  entries: readonly ArgumentEntry[];
  tools: ArgumentTools;
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
export function GroupArguments({ options, entries, tools: { removals, draw, onLeave } }: GroupArgumentsProps) {
  const { t } = useTranslation('teacher-live');
  const byOption = useArgumentGroups(entries, removals);
  const groups = options.map(({ opinion, color }) => ({ opinion, color, group: byOption.get(opinion) ?? [] }));
  return (
    <OptionGroups
      label={t('arguments.label')}
      groups={groups.map(({ opinion, color, group }) => ({
        opinion,
        color,
        count: t('arguments.count', { count: group.filter(({ answerId }) => !removals.has(answerId)).length }),
        entries: group.map(({ answerId, text }) => (
          <Entry key={answerId} answerId={answerId} text={text} removal={removals.get(answerId)} draw={draw} />
        )),
      }))}
      none={t('arguments.none')}
      onPointerLeave={onLeave}
    />
  );
}

interface EntryProps {
  answerId: string;
  text: string;
  /** The party that the student played. */
  played?: string | undefined;
  removal: ArgumentRemoval | undefined;
  draw: ArgumentTools['draw'] | undefined;
  drawEnlarged?: ArgumentTools['drawEnlarged'];
  /** What was answered, if no heading says so. */
  option?: { opinion: string; color: string } | undefined;
}

/** One argument, or the note that it was removed. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { answerId, text, played, removal, draw, drawEnlarged, option } = props;
  const { t } = useTranslation('teacher-live');
  const [isEnlarged, setEnlarged] = useState(false);
  const tool = draw?.(answerId, text, removal);
  if (removal !== undefined)
    return (
      <li className={`${styles.argument} ${styles.removed}`}>
        <p role="status">{t('arguments.removed')}</p>
        {tool}
      </li>
    );
  const words = (
    <>
      <span className={styles.text}>{text}</span>
      {played !== undefined && (
        <span className={styles.played} translate="no">
          {played}
        </span>
      )}
    </>
  );
  return (
    <li className={styles.argument}>
      {option && <OptionName {...option} />}
      {drawEnlarged ? (
        <button
          type="button"
          dir="auto"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => setEnlarged(true)}
        >
          {words}
        </button>
      ) : (
        <p dir="auto">{words}</p>
      )}
      {tool}
      {isEnlarged && (
        <ArgumentCard text={text} onClose={() => setEnlarged(false)}>
          {drawEnlarged?.(answerId, text)}
        </ArgumentCard>
      )}
    </li>
  );
});
