// A statement's number in a box: yellow is the current one, ink is finished.
import styles from './number-box.module.css';

export function StatementNumber({ value, kind = 'plain' }: { value: number; kind?: 'plain' | 'now' | 'done' }) {
  return <span className={`${styles.box} ${styles[kind] ?? ''}`}>{value}</span>;
}
