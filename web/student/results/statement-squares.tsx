import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { comparisonQuery } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { verdictOf } from './comparison.ts';
import styles from './statement-squares.module.css';

const SIGNS = { equal: '=', different: '≠', noOpinion: '–', skipped: '–', unanswered: '–' } as const;

/** A debate's statements by number, each with whether the party answered the same; a press opens the comparison there. */
export function StatementSquares({ sessionId, partyId }: { sessionId: string; partyId: string }) {
  const { t } = useTranslation('student-results');
  const { data, isError } = useQuery(comparisonQuery(sessionId, partyId));
  if (isError) return null;
  return (
    <ol className={styles.squares} aria-busy={data === undefined}>
      {data?.statementComparisons.map((comparison, at) => {
        const verdict = verdictOf(comparison);
        return (
          <li key={comparison.statement._id}>
            <Link
              className={`${styles.square} ${verdict === 'equal' ? styles.equal : ''}`}
              to={`/results/${sessionId}/party/${partyId}?mode=debate&statement=${at + 1}`}
            >
              <b>{at + 1}</b>
              <span aria-hidden="true">{SIGNS[verdict]}</span>
              <VisuallyHidden>{t(`verdict.${verdict}`)}</VisuallyHidden>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
