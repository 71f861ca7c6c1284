import { useMemo } from 'react';
import type { StatementResults } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { NARROW, useMedia } from '#web/ui/screen/use-media.ts';
import styles from './live-view.module.css';
import { OpinionBars } from './opinion-bars.tsx';
import { SeatChart } from './seat-chart.tsx';
import { opinionSeats } from './seat-layout.ts';
import { StatementHeading, type StatementPosition } from './statement-heading.tsx';

interface StatementResultsViewProps {
  position: StatementPosition;
  results: StatementResults;
}

export function StatementResultsView({ position, results }: StatementResultsViewProps) {
  const { t } = useTranslation('teacher-live');
  const narrow = useMedia(NARROW);
  const layout = useMemo(() => opinionSeats(results.options), [results]);
  const words = results.options.map(({ opinion, count }) => `${count} ${opinion}`).join(', ');
  return (
    <main id="main" className={styles.view}>
      <StatementHeading position={position} />
      <div className={styles.body}>
        <OpinionBars options={results.options} horizontal={narrow} />
        <SeatChart
          layout={layout}
          label={words}
          number={results.total}
          words={
            results.skipped > 0
              ? t('results.answersAndSkips', {
                  count: results.total,
                  skips: t('results.skips', { count: results.skipped }),
                })
              : t('results.answers', { count: results.total })
          }
        />
      </div>
    </main>
  );
}
