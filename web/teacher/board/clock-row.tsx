import type { CSSProperties } from 'react';
import type { RunningClock } from '#shared/domain/clock.ts';
import { clockText } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './clock-row.module.css';

/** From here on the remaining time is announced once more. */
const SOON = 30;

/** A row of its own, also without a clock, so that starting one moves nothing. The bar moves once a second, without animation. */
export function ClockRow({ clock }: { clock: RunningClock | null }) {
  const { t } = useTranslation('teacher-live');
  return (
    <div className={styles.row}>
      <p role="status" className={styles.over}>
        {clock?.seconds === 0 && (
          <>
            <Icon name="clock" />
            <b>{t('clock.over')}</b> <span>{t('clock.finish')}</span>
          </>
        )}
        {clock !== null && clock.seconds > 0 && (
          <VisuallyHidden>
            {clock.seconds <= SOON ? t('clock.left', { time: clockText(SOON) }) : t('clock.runs')}
          </VisuallyHidden>
        )}
      </p>
      {clock !== null && clock.seconds > 0 && (
        <div role="timer" className={styles.clock} aria-label={t('clock.left', { time: clockText(clock.seconds) })}>
          <span className={styles.track} aria-hidden="true">
            <i style={{ '--left': Math.min(1, clock.seconds / clock.length) } as CSSProperties} />
          </span>
          <b translate="no" aria-hidden="true">
            {clockText(clock.seconds)}
          </b>
        </div>
      )}
    </div>
  );
}
