import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import view from './live-view.module.css';
import styles from './option-groups.module.css';

interface OptionGroupsProps {
  label: string;
  groups: readonly { opinion: string; color: string; count: string; entries: ReactNode[] }[];
  /** In the column of an option without an entry. */
  none: string;
  onPointerLeave: (() => void) | undefined;
}

/** What belongs to the options of a statement, in a column for each. */
export function OptionGroups({ label, groups, none, onPointerLeave }: OptionGroupsProps) {
  return (
    <section className={`${view.columns} ${view.grown}`} aria-label={label} onPointerLeave={onPointerLeave}>
      {groups.map(({ opinion, color, count, entries }) => (
        <section key={opinion} style={{ '--c': color } as CSSProperties}>
          <h2>
            <b dir="auto" lang={CONTENT_LANGUAGE}>
              {opinion}
            </b>{' '}
            <span translate="no">{count}</span>
          </h2>
          {entries.length === 0 && <p className={view.empty}>{none}</p>}
          <ul>{entries}</ul>
        </section>
      ))}
    </section>
  );
}

interface TwoColumnsProps {
  label: string;
  /** Entries that each name their option. */
  columns: readonly ReactNode[][];
  /** If there are none. */
  none: string;
  onPointerLeave: (() => void) | undefined;
}

/** What belongs to options, beside each other whatever their option. */
export function TwoColumns({ label, columns, none, onPointerLeave }: TwoColumnsProps) {
  const [left = [], right = []] = columns;
  return (
    <section className={`${styles.two} ${view.grown}`} aria-label={label} onPointerLeave={onPointerLeave}>
      {left.length === 0 && <p className={view.empty}>{none}</p>}
      <ul>{left}</ul>
      <ul>{right}</ul>
    </section>
  );
}

/** Names the option of an entry. */
export function OptionName({ opinion, color }: { opinion: string; color: string }) {
  return (
    <p dir="auto" lang={CONTENT_LANGUAGE} className={styles.name} style={{ '--c': color } as CSSProperties}>
      {opinion}
    </p>
  );
}
