import { type ReactNode, useMemo } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { isByHandOnly } from '#shared/domain/shift-words.ts';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { NARROW, useMedia } from '#web/ui/screen/use-media.ts';
import styles from './live-view.module.css';
import { OpinionBars } from './opinion-bars.tsx';
import { SeatChart } from './seat-chart.tsx';
import { answeredSeats, opinionSeats } from './seat-layout.ts';
import { ShiftBars, ShiftSummary } from './shift-bars.tsx';
import look from './shown-results-view.module.css';
import { StatementHeading, type StatementPosition } from './statement-heading.tsx';

interface ShownResultsViewProps {
  position: StatementPosition;
  options: LiveStatement['opinionOptions'];
  shown: ShownState;
  students: number;
  /** What the host says and offers below it. */
  panel: ReactNode;
}

/** A snapshot of the result; in the second round with the result before the discussion. */
export function ShownResultsView(props: ShownResultsViewProps) {
  const { t } = useTranslation('teacher-live');
  const { position, shown, students } = props;
  const { shift, counts } = shown;
  const raised = shown.hands.filter(({ count }) => count > 0);
  // Without answers on devices there are no snapshots.
  const panel = (students > 0 || raised.length === 0) && props.panel;
  if (shift !== null && counts !== null && !isByHandOnly(counts))
    return (
      <main id="main" className={`${styles.view} ${look.shift}`}>
        <StatementHeading position={position} />
        <ShiftBars shift={shift} counts={counts} />
        <div className={look.below}>
          <div>
            <ShiftSummary shift={shift} />
            {raised.length > 0 && (
              <p className={look.hands}>
                <b>{t('hands.alsoByHand')}</b>{' '}
                <span lang={CONTENT_LANGUAGE}>
                  {raised.map(({ opinion, count }) => `${count} ${opinion}`).join(', ')}
                </span>
              </p>
            )}
          </div>
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
  const { counts, hands, skipped } = shown;
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
  const isEmpty = counts === null && results.hands === 0;
  const total = results.total + results.hands;
  const layout = useMemo(
    () => (isEmpty ? answeredSeats(students, 0) : opinionSeats(results.options)),
    [isEmpty, results, students],
  );
  const skips = skipped ?? 0;
  const words =
    results.hands > 0
      ? [
          ...(results.total > 0 ? [t('hands.onDevices', { count: results.total })] : []),
          t('hands.byHand', { count: results.hands }),
        ]
      : [t('results.answers', { count: total })];
  if (skips > 0) words.push(t('results.skips', { count: skips }));
  return (
    <div className={styles.body}>
      <OpinionBars options={results.options} horizontal={narrow} isEmpty={isEmpty} />
      <div className={look.side}>
        <SeatChart
          layout={layout}
          label={
            isEmpty
              ? t('snapshot.none')
              : results.options.map(({ opinion, count, hands }) => `${count + hands} ${opinion}`).join(', ')
          }
          number={isEmpty ? null : total}
          words={isEmpty ? '' : words.join(', ')}
        />
        {children}
      </div>
    </div>
  );
}
