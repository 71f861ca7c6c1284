import styles from './system-page.module.css';

/** Draws names with their values, one pair a line. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
