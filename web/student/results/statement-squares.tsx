import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { comparisonQuery } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { type StatementComparison, verdictOf } from './comparison.ts';
import styles from './statement-squares.module.css';

const SIGNS = { equal: '=', different: '≠', noOpinion: '–' } as const;
type Counted = keyof typeof SIGNS;

const isCounted = (verdict: string): verdict is Counted => verdict in SIGNS;

/** The statements that count, each by its number in the game. */
const countedOf = (comparisons: readonly StatementComparison[]) =>
  comparisons.flatMap((comparison, at) => {
    const verdict = verdictOf(comparison);
    return isCounted(verdict) ? [{ number: at + 1, verdict }] : [];
  });

interface StatementSquaresProps {
  sessionId: string;
  partyId: string;
  /** How many answers count, which is known before they are read. */
  answers: number;
}

/** A debate's answered statements by number, each with whether the party answered the same; a press opens the comparison there. */
export function StatementSquares({ sessionId, partyId, answers }: StatementSquaresProps) {
  const { t } = useTranslation('student-results');
  const { data, isError } = useQuery(comparisonQuery(sessionId, partyId));
  if (isError) return null;
  // Their places are there before they are read, so that the list below does not move.
  const squares = data ? countedOf(data.statementComparisons) : Array.from({ length: answers }, () => null);
  return (
    <ol className={styles.squares} aria-busy={data === undefined}>
      {squares.map((square, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each keeps its place.
        <li key={at} className={square ? undefined : styles.square}>
          {square && (
            <Link
              className={`${styles.square} ${square.verdict === 'equal' ? styles.equal : ''}`}
              to={`/results/${sessionId}/party/${partyId}?mode=debate&statement=${square.number}`}
            >
              <b translate="no">{square.number}</b>
              <span aria-hidden="true">{SIGNS[square.verdict]}</span>
              <VisuallyHidden>{t(`verdict.${square.verdict}`)}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
