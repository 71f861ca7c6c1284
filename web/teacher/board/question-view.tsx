// Shows how many have answered, never how: that would influence those who have not.

import { useMemo } from 'react';
import type { RunningClock } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import { ClockRow } from './clock-row.tsx';
import styles from './live-view.module.css';
import { OptionEdges } from './option-edges.tsx';
import { optionSize } from './option-size.ts';
import { SeatChart } from './seat-chart.tsx';
import { answeredSeats } from './seat-layout.ts';
import { LargeStatement, type StatementPosition } from './statement-heading.tsx';

interface QuestionViewProps {
  position: StatementPosition;
  options: LiveStatement['opinionOptions'];
  students: number;
  answered: number;
  clock: RunningClock | null;
}

export function QuestionView({ position, options, students, answered, clock }: QuestionViewProps) {
  const { t } = useTranslation('teacher-live');
  const layout = useMemo(() => answeredSeats(students, answered), [students, answered]);
  return (
    <main id="main" className={styles.question}>
      <ClockRow clock={clock} />
      <LargeStatement position={position} hasLess={optionSize(options) === 'small'} />
      <div className={styles.beside}>
        {position.drawing && <DrawingImage name={position.drawing} className={styles.thing} />}
        <SeatChart
          layout={layout}
          label={t('question.seats', { count: answered, students: t('ofStudents', { count: students }) })}
          number={answered}
          words={t('question.answered', { count: answered, students: t('ofAll', { count: students }) })}
        />
      </div>
      <OptionEdges options={options} />
    </main>
  );
}
