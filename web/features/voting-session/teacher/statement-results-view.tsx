// How the class answered the current statement, once the teacher shows it.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { statementResults } from '#shared/domain/statement-results.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { OpinionBars } from '#web/widgets/opinion-bars.tsx';
import { HallFigure } from './hall-figure.tsx';
import type { LiveStatement } from './live-figures.ts';
import { opinionsHall } from './seats.ts';
import styles from './stage.module.css';
import { StatementHeading, type StatementPlace } from './statement-heading.tsx';

interface StatementResultsViewProps {
  place: StatementPlace;
  options: LiveStatement['opinionOptions'];
  /** The answers to this statement. */
  opinions: readonly StudentOpinion[];
}

export function StatementResultsView({ place, options, opinions }: StatementResultsViewProps) {
  const { t } = useTranslation('live');
  const narrow = useMedia(NARROW);
  const results = useMemo(() => statementResults(options, opinions), [options, opinions]);
  const hall = useMemo(() => opinionsHall(results.options), [results]);
  const words = results.options.map(({ opinion, count }) => `${count} ${opinion}`).join(', ');
  return (
    <main id="main" className={styles.stage}>
      <StatementHeading place={place} />
      <div className={styles.body}>
        <OpinionBars options={results.options} lying={narrow} />
        <HallFigure
          hall={hall}
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
