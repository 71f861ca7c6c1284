import styles from './match-squares.module.css';

/** Answers up to which they are drawn as squares; more of them make a bar. */
export const SQUARES_MAX = 8;

/** How many of a student's answers a party gave as well; said in words beside it. */
export const MatchSquares = ({ matching, total }: { matching: number; total: number }) => (
  <span className={styles.squares} aria-hidden="true">
    {Array.from({ length: total }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and keep their places.
      <i key={at} className={at < matching ? styles.same : undefined} />
    ))}
  </span>
);
