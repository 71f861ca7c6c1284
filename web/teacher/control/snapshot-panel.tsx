import { type ReactNode, useId } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './snapshot-panel.module.css';

/** With fewer students the teacher is warned that answers could be guessed. */
const FEW_STUDENTS = 5;

interface SnapshotPanelProps {
  shown: ShownState;
  students: number;
  /** Shows the latest result. */
  onUpdate: () => void;
}

/** The line under a result: how many answered since, the button that counts them as well, or why it does not yet. Always drawn, so that nothing moves. */
export function SnapshotPanel({ shown, students, onUpdate }: SnapshotPanelProps) {
  const { t } = useTranslation('teacher-live');
  const id = useId();
  const { takenAt, pending, mayUpdate, needed } = shown;
  const isFirst = takenAt === null;
  const isComplete = !isFirst && pending === 0;
  const news = isFirst
    ? mayUpdate
      ? t('snapshot.enough')
      : t('snapshot.tooFew')
    : isComplete
      ? t('snapshot.complete')
      : t('snapshot.pending', { count: pending });
  return (
    <section className={styles.panel} aria-label={t('snapshot.title')}>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {!isFirst && !isComplete && needed !== null && (
        <p className={styles.buttons}>
          <Button
            kind="line"
            aria-keyshortcuts="U"
            aria-describedby={mayUpdate ? undefined : id}
            disabled={!mayUpdate}
            onClick={onUpdate}
          >
            <Icon name="retry" />
            {t('snapshot.update')}
          </Button>
        </p>
      )}
      {!isComplete && !mayUpdate && (
        <p id={id} className={styles.why}>
          {needed === null ? t('snapshot.atTheEnd') : t('snapshot.missing', { count: needed - pending })}
        </p>
      )}
      {students > 0 && students < FEW_STUDENTS && <p className={styles.why}>{t('snapshot.fewStudents')}</p>}
    </section>
  );
}

/** The quiet line below a result on a laptop: how many answered since, and the button that counts them as well. Only if they may be counted; the first result is shown by the main button. */
export function LatestResult({ shown, children }: { shown: ShownState; children: ReactNode }) {
  const { t } = useTranslation('teacher-live');
  const { takenAt, pending, mayUpdate } = shown;
  return (
    <div className={styles.line}>
      {mayUpdate && (takenAt === null || pending > 0) && (
        <p role="status">{takenAt === null ? t('snapshot.enough') : t('snapshot.pending', { count: pending })}</p>
      )}
      {children}
    </div>
  );
}
