import { CLOCK_LENGTHS, clockText } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CLOCK_STEP } from '#web/teacher/control/live-keys.ts';
import type { Lesson } from '#web/teacher/control/use-lesson.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './remote.module.css';

/** Sets the clock on the projector; while it is on, lengthens, shortens or removes it. */
export function RemoteClock({ lesson: { clock, setClock, addTime } }: { lesson: Lesson }) {
  const { t } = useTranslation('teacher-live');
  return (
    <section>
      <h2 className={styles.label}>
        <Icon name="clock" />
        {t('remote.clock')}
      </h2>
      {clock === null ? (
        <p className={styles.four}>
          {CLOCK_LENGTHS.map((seconds) => (
            <Button key={seconds} kind="line" onClick={() => setClock(seconds)}>
              {seconds < 60 ? t('clock.seconds', { count: seconds }) : t('clock.minutes', { count: seconds / 60 })}
            </Button>
          ))}
        </p>
      ) : (
        <div className={styles.four}>
          <b role="timer" className={styles.time} aria-label={t('clock.left', { time: clockText(clock.seconds) })}>
            {clockText(clock.seconds)}
          </b>
          <Button kind="line" onClick={() => addTime(-CLOCK_STEP)}>
            {t('clock.less', { seconds: CLOCK_STEP })}
          </Button>
          <Button kind="line" onClick={() => addTime(CLOCK_STEP)}>
            {t('clock.more', { seconds: CLOCK_STEP })}
          </Button>
          <Button kind="line" aria-label={t('clock.off')} onClick={() => setClock(null)}>
            {t('remote.clockOff')}
          </Button>
        </div>
      )}
    </section>
  );
}
