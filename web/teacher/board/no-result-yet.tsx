import { useEffect } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { OptionEdges } from './option-edges.tsx';
import type { DrawnResult } from './reveal.ts';
import { SeatChart } from './seat-chart.tsx';
import { answeredSeats } from './seat-layout.ts';
import styles from './shown-results-view.module.css';
import type { DrawnMemory } from './use-reveal.ts';

interface NoResultYetProps {
  memory: DrawnMemory;
  now: DrawnResult;
  options: LiveStatement['opinionOptions'];
  students: number;
  shown: ShownState;
}

/** The place of a result before there is one, with the reason. */
export function NoResultYet({
  memory,
  now: { statementId, round, takenAt },
  options,
  students,
  shown,
}: NoResultYetProps) {
  const { t } = useTranslation('teacher-board');
  useEffect(() => {
    memory.current = { statementId, round, takenAt, options: [] };
  }, [memory, statementId, round, takenAt]);
  return (
    <>
      <div className={styles.none}>
        <SeatChart
          layout={answeredSeats(students, 0)}
          label={t('teacher-live:snapshot.none')}
          number={null}
          words={shown.mayUpdate ? '' : t(shown.pending === 0 ? 'nobodyYet' : 'notYet')}
        />
      </div>
      <OptionEdges options={options} />
    </>
  );
}
