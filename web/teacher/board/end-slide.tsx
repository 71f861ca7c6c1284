import { useRef } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { type EndSlide as Slide, slideAt } from '#shared/domain/end-slides.ts';
import type { SlideView } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './end-slide.module.css';
import { Guesses } from './furthest.tsx';
import { GroupResultsView } from './group-results-view.tsx';
import { ShiftResult } from './shift-result.tsx';
import shown from './shown-results-view.module.css';
import { StatementResult } from './statement-result.tsx';
import { useOverview } from './use-overview.ts';
import type { DrawnMemory } from './use-reveal.ts';

interface EndSlideProps {
  overview: ProjectorOverview;
  /** The page that was chosen; drawn is the next one if that has nothing to show. */
  view: SlideView;
  /** Those of that game. */
  slides: readonly Slide[];
}

/** A page of the end of a game. */
export function EndSlide({ overview, view, slides }: EndSlideProps) {
  const slide = slideAt(overview.type, view, slides);
  if (slide === null || slide.view === 'parties') return <GroupResultsView results={overview} type={overview.type} />;
  if (slide.view === 'known' || slide.view === 'furthest')
    return <Guesses key={slide.view} overview={overview} which={slide.view} />;
  return <StatementSlide key={slide.view} overview={overview} view={slide.view} statementId={slide.statementId} />;
}

interface StatementSlideProps {
  overview: ProjectorOverview;
  view: Extract<SlideView, 'agreed' | 'divided' | 'moved'>;
  statementId: string | null;
}

/** Why a statement is shown, and what the class answered; the statement itself stands in the strip. Nothing moves. */
function StatementSlide({ overview, view, statementId }: StatementSlideProps) {
  const { t } = useTranslation('teacher-results');
  const { statements } = useOverview(overview);
  const memory: DrawnMemory = useRef(null);
  const statement = statements.find((one) => one.statementId === statementId);
  if (statement === undefined) return null;
  const { results, shift, round } = statement;
  const now = { statementId: statement.statementId, round, takenAt: null };
  return (
    <main id="main" className={`${shown.view} ${styles.slide} ${view === 'moved' ? styles.moved : ''}`}>
      <h2 className={styles.title}>
        {view === 'agreed' && t('most.agreed')}
        {view === 'divided' && t('most.divided')}
        {view === 'moved' && t('most.moved')}
      </h2>
      {view === 'moved' && shift !== null ? (
        <ShiftResult memory={memory} {...now} shift={shift} options={results.options} />
      ) : (
        <StatementResult memory={memory} now={now} options={results.options} skipped={results.skipped} unanswered={0} />
      )}
    </main>
  );
}
