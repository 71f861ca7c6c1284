import { type ReactNode, useMemo } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import styles from '#web/teacher/parts/live-view.module.css';
import { OpinionBars } from '#web/teacher/parts/opinion-bars.tsx';
import { SeatChart } from '#web/teacher/parts/seat-chart.tsx';
import { answeredSeats, opinionSeats } from '#web/teacher/parts/seat-layout.ts';
import { ShiftBars, ShiftSummary } from '#web/teacher/parts/shift-bars.tsx';
import { StatementHeading, type StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { NARROW, useMedia } from '#web/teacher/parts/use-media.ts';
import look from './shown-results-view.module.css';
import { SnapshotPanel } from './snapshot-panel.tsx';

interface ShownResultsViewProps {
  position: StatementPosition;
  options: LiveStatement['opinionOptions'];
  shown: ShownState;
  students: number;
  isFrozen: boolean;
  onFreeze: (frozen: boolean) => void;
  onUpdate: () => void;
}

/** The result as it was at one moment; after the talk, what it was before and what it is now. */
export function ShownResultsView(props: ShownResultsViewProps) {
  const { position, shown } = props;
  const { shift, counts } = shown;
  const panel = <SnapshotPanel {...props} />;
  if (shift !== null && counts !== null)
    return (
      <main id="main" className={`${styles.view} ${look.shift}`}>
        <StatementHeading position={position} />
        <ShiftBars shift={shift} counts={counts} />
        <div className={look.below}>
          <ShiftSummary shift={shift} />
          {panel}
        </div>
      </main>
    );
  return (
    <main id="main" className={styles.view}>
      <StatementHeading position={position} />
      <Result {...props}>{panel}</Result>
    </main>
  );
}

function Result({ options, shown, students, children }: ShownResultsViewProps & { children: ReactNode }) {
  const { t } = useTranslation('teacher-live');
  const narrow = useMedia(NARROW);
  const { counts, skipped } = shown;
  const isEmpty = counts === null;
  const results = useMemo((): OpinionCount[] => {
    const list = counts ?? options.map((option) => ({ ...option, count: 0 }));
    const total = list.reduce((sum, { count }) => sum + count, 0);
    return list.map(({ opinion, color, order, count }) => ({
      opinion,
      color,
      order,
      count,
      percentage: matchPercentage(count, total),
    }));
  }, [counts, options]);
  const total = results.reduce((sum, { count }) => sum + count, 0);
  const layout = useMemo(
    () => (isEmpty ? answeredSeats(students, 0) : opinionSeats(results)),
    [isEmpty, results, students],
  );
  const skips = skipped ?? 0;
  return (
    <div className={styles.body}>
      <OpinionBars options={results} horizontal={narrow} isEmpty={isEmpty} />
      <div className={look.side}>
        <SeatChart
          layout={layout}
          label={isEmpty ? t('snapshot.none') : results.map(({ opinion, count }) => `${count} ${opinion}`).join(', ')}
          number={isEmpty ? null : total}
          words={
            isEmpty
              ? ''
              : skips > 0
                ? t('results.answersAndSkips', { count: total, skips: t('results.skips', { count: skips }) })
                : t('results.answers', { count: total })
          }
        />
        {children}
      </div>
    </div>
  );
}
