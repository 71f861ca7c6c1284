import type { RunningClock } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import { ClockRow } from './clock-row.tsx';
import styles from './live-view.module.css';
import { OptionEdges } from './option-edges.tsx';
import { optionSize } from './option-size.ts';
import { LargeStatement, type StatementPosition } from './statement-heading.tsx';

interface TalkViewProps {
  position: StatementPosition;
  options: LiveStatement['opinionOptions'];
  clock: RunningClock | null;
}

/** The view of a talk while there are no two arguments to show side by side. */
export function TalkView({ position, options, clock }: TalkViewProps) {
  const { t } = useTranslation('teacher-live');
  const { drawing, description } = position;
  // A long statement, or long answers, take the whole board.
  const hasRoom = statementSize(description).size === 'large' && optionSize(options) !== 'small';
  return (
    <main id="main" className={`${styles.question} ${drawing ? '' : styles.alone}`}>
      <ClockRow clock={clock} />
      <LargeStatement position={position} hasLess={hasRoom} />
      {drawing && (
        <div className={styles.beside}>
          <DrawingImage name={drawing} className={styles.thing} />
        </div>
      )}
      <OptionEdges options={options} />
      {hasRoom && (
        <p className={styles.task}>
          <Icon name="question" />
          <span>{t('pair.talk')}</span>
        </p>
      )}
    </main>
  );
}
