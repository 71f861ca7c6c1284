import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Drawing } from '#web/ui/core/core-icon.tsx';
import look from './hands-view.module.css';
import { OptionEdges } from './option-edges.tsx';

const CLOSED_EYE =
  'M2.5 10.5c2.3 3.4 5.5 5 9.5 5s7.2-1.6 9.5-5M5.4 13.7l-1.8 2.8M9.6 15.3l-.7 3.3M14.4 15.3l.7 3.3M18.6 13.7l1.8 2.8';

interface HandsViewProps {
  options: LiveStatement['opinionOptions'];
}

/** Shown while hands are counted: what to do, without any number. */
export function HandsView({ options }: HandsViewProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <main id="main" className={look.view}>
      <div className={look.ask}>
        <Drawing path={CLOSED_EYE} className={look.eye} />
        <h2>{t('hands.board')}</h2>
        <p>{t('hands.boardText')}</p>
      </div>
      <OptionEdges options={options} />
    </main>
  );
}
