import type { RunningClock } from '#shared/domain/clock.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { DrawingImage } from '#web/widgets/drawing.tsx';
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
  const { drawing } = position;
  return (
    <main id="main" className={`${styles.question} ${drawing ? '' : styles.alone}`}>
      <ClockRow clock={clock} />
      <LargeStatement position={position} hasLess={false} />
      {drawing && (
        <div className={styles.beside}>
          <DrawingImage name={drawing} className={styles.thing} />
        </div>
      )}
      <OptionEdges options={options} />
    </main>
  );
}
