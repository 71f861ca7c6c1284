import { type ReactNode, useMemo } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { isByHandOnly } from '#shared/domain/shift-words.ts';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import deep from './deep.module.css';
import { NoResultYet } from './no-result-yet.tsx';
import { ShiftResult } from './shift-result.tsx';
import styles from './shown-results-view.module.css';
import { StatementResult } from './statement-result.tsx';
import type { DrawnMemory } from './use-reveal.ts';

interface ShownResultsViewProps {
  options: LiveStatement['opinionOptions'];
  shown: ShownState;
  students: number;
  memory: DrawnMemory;
  /** The host's text and buttons beside it. */
  panel: ReactNode;
}

/** A snapshot of the result; in the second round with the result before the discussion. */
export function ShownResultsView({ options, shown, students, memory, panel }: ShownResultsViewProps) {
  const { t } = useTranslation('teacher-live');
  const { statementId, round, takenAt, shift, counts, hands, skipped, participants, answered, guess } = shown;
  const results = useMemo(
    () =>
      resultsOf(
        options.map((option) => ({
          ...option,
          count: counts?.find(({ opinion }) => opinion === option.opinion)?.count ?? 0,
          hands: hands.find(({ opinion }) => opinion === option.opinion)?.count ?? 0,
        })),
        skipped ?? 0,
      ),
    [counts, hands, options, skipped],
  );
  const raised = hands.filter(({ count }) => count > 0);
  const key = `${statementId} ${round} ${takenAt}`;
  const now = { statementId, round, takenAt };
  return (
    <main id="main" className={`${deep.deep} ${styles.view}`} data-surface="deep">
      {counts === null && results.hands === 0 ? (
        <NoResultYet key={key} now={now} memory={memory} options={options} students={students} shown={shown} />
      ) : shift !== null && counts !== null && !isByHandOnly(counts) ? (
        <>
          <ShiftResult
            key={key}
            statementId={statementId}
            takenAt={takenAt}
            memory={memory}
            shift={shift}
            options={results.options}
          />
          {raised.length > 0 && (
            <p className={styles.facts}>
              {t('hands.alsoByHand')}{' '}
              <span lang={CONTENT_LANGUAGE}>
                {raised.map(({ opinion, count }) => `${count} ${opinion}`).join(', ')}
              </span>
            </p>
          )}
        </>
      ) : (
        <StatementResult
          key={key}
          memory={memory}
          now={now}
          options={results.options}
          skipped={skipped ?? 0}
          unanswered={Math.max(0, (participants ?? 0) - (answered ?? 0))}
          guess={guess}
        />
      )}
      <div className={styles.panel}>{panel}</div>
    </main>
  );
}
