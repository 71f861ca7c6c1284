import { useTranslation } from '#web/i18n/use-translation.ts';
import { LockButton } from '#web/teacher/control/lock-button.tsx';
import { useLobbyControls } from '#web/teacher/control/use-lobby-controls.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { LiveHeader } from '#web/teacher/parts/live-header.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import styles from './remote.module.css';

/** The remote control before the start: how many joined, and the lock. */
export function RemoteLobby({ onShowBoard, ...screen }: PhoneScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const controls = useLobbyControls(screen, onShowBoard);
  const { code, name, type, tempo, locked } = session;
  return (
    <>
      <LiveHeader />
      <main id="main" className={styles.main}>
        <div>
          <h1>{name}</h1>
          <p className={styles.soft}>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</p>
        </div>
        <p className={locked ? `${styles.slab} ${styles.locked}` : styles.slab}>
          <span>
            {locked ? t('lock.closed') : `${t('lobby.goTo')} ${joinWith(code).address} ${t('lobby.enterCode')}`}
          </span>{' '}
          <strong>{code}</strong>
        </p>
        <div className={styles.answered}>
          <p role="status">
            <b>{students}</b> <span>{t('lobby.ready', { count: students })}</span>
          </p>
        </div>
        <p className={styles.wide}>
          <LockButton locked={locked} commands={commands} />
        </p>
      </main>
      <LiveControls
        isLarge
        left={controls.menu}
        right={controls.start}
        failure={commands.failure}
        notice={controls.notice}
      />
      {controls.dialogs}
    </>
  );
}
