import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { Progress } from '#web/teacher/parts/live-figures.ts';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import view from './live-view.module.css';
import styles from './progress-view.module.css';
import { answeredSeats } from './seat-layout.ts';

/** Statements that fit under each other. */
const ONE_COLUMN_MAX = 4;

interface ProgressViewProps {
  progress: Progress;
  /** How many joined, including those who have not answered yet. */
  students: number;
  /** Content below the list. */
  children?: ReactNode;
}

export function ProgressView({ progress: { entries, finished }, students, children }: ProgressViewProps) {
  const { t } = useTranslation('teacher-live');
  const columns = entries.length > ONE_COLUMN_MAX ? 2 : 1;
  const rows = Math.max(ONE_COLUMN_MAX, Math.ceil(entries.length / columns));
  return (
    <main id="main" className={view.view}>
      <div className={`${view.top} ${styles.top}`}>
        <h1>{t('progress.title')}</h1>
        <HalfCircle seats={answeredSeats(students, finished).seats} className={styles.seats} />
        <p role="status">
          {students > finished
            ? t('progress.busy', { count: students - finished, students: t('ofStudents', { count: students }) })
            : t('progress.done', { count: students })}
        </p>
      </div>
      <ol className={styles.list} style={{ '--rows': rows, '--columns': columns } as CSSProperties}>
        {entries.map(({ statementId, description, own, answers }, index) => (
          <li key={statementId} style={{ '--w': `${(answers / Math.max(1, students)) * 100}%` } as CSSProperties}>
            <StatementNumber value={index + 1} kind={students > 0 && answers >= students ? 'done' : 'plain'} />
            <p className={styles.text}>
              <span dir="auto" lang={CONTENT_LANGUAGE}>
                {description}
              </span>
              {own && <span>{` ${t('teacher-board:ownStatement')}`}</span>}
            </p>
            <b className={styles.count}>
              <span translate="no">{answers}</span>
              <VisuallyHidden>{` ${t('progress.of', { students })}`}</VisuallyHidden>
            </b>
            <span className={styles.track} aria-hidden="true">
              <i />
            </span>
          </li>
        ))}
      </ol>
      {children}
    </main>
  );
}
