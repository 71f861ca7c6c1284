import { useId } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './snapshot-panel.module.css';

/** With fewer students the teacher is warned that answers could be guessed. */
const FEW_STUDENTS = 5;

/** The teacher's actions on a snapshot. */
export interface SnapshotControls {
  onFreeze: (frozen: boolean) => void;
  onUpdate: () => void;
}

interface SnapshotPanelProps {
  shown: ShownState;
  students: number;
  isFrozen: boolean;
  /** Null on a projector that only shows. */
  controls: SnapshotControls | null;
}

/** The line under a result: whether it updates by itself, or how many answers came since it was frozen. Always drawn, so that nothing moves. */
export function SnapshotPanel({ shown, students, isFrozen, controls }: SnapshotPanelProps) {
  const { t } = useTranslation('teacher-live');
  const id = useId();
  const { takenAt, pending, mayUpdate } = shown;
  const isComplete = takenAt !== null && pending === 0;
  return (
    <section className={styles.panel} aria-label={t('snapshot.title')}>
      <p role="status" className={styles.news}>
        {takenAt === null
          ? t('snapshot.tooFew')
          : !isFrozen
            ? t('snapshot.follows')
            : mayUpdate
              ? t('snapshot.pending', { count: pending })
              : isComplete
                ? t('snapshot.complete')
                : t('snapshot.title')}
      </p>
      {takenAt === null && <p className={styles.why}>{t('snapshot.whenEnough')}</p>}
      {takenAt !== null && controls !== null && (
        <p className={styles.buttons}>
          <Button
            kind="line"
            aria-pressed={isFrozen}
            aria-keyshortcuts="V"
            onClick={() => controls.onFreeze(!isFrozen)}
          >
            <Icon name={isFrozen ? 'play' : 'stop'} />
            {isFrozen ? t('snapshot.letGo') : t('snapshot.hold')}
          </Button>
          {isFrozen && (
            <Button
              kind="line"
              aria-keyshortcuts="U"
              aria-describedby={mayUpdate || isComplete ? undefined : id}
              disabled={!mayUpdate}
              onClick={controls.onUpdate}
            >
              <Icon name="retry" />
              {t('snapshot.update')}
            </Button>
          )}
        </p>
      )}
      {controls !== null && isFrozen && !mayUpdate && !isComplete && (
        <p id={id} className={styles.why}>
          {t('snapshot.whenMore')}
        </p>
      )}
      {students > 0 && students < FEW_STUDENTS && <p className={styles.why}>{t('snapshot.fewStudents')}</p>}
    </section>
  );
}
