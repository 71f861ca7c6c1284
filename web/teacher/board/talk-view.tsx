import type { RunningClock } from '#shared/domain/clock.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { ClockRow } from './clock-row.tsx';
import styles from './live-view.module.css';
import { OptionEdges } from './option-edges.tsx';
import { LargeStatement, type StatementPosition } from './statement-heading.tsx';

interface TalkViewProps {
  position: StatementPosition;
  options: LiveStatement['opinionOptions'];
  clock: RunningClock | null;
}

/** What a class talks about while there are no two arguments to put beside each other. */
export function TalkView({ position, options, clock }: TalkViewProps) {
  return (
    <main id="main" className={`${styles.question} ${styles.alone}`}>
      <ClockRow clock={clock} />
      <LargeStatement position={position} hasLess={false} />
      <OptionEdges options={options} />
    </main>
  );
}
