import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { lobbySeats } from '#web/teacher/board/seat-layout.ts';
import { useControls } from '#web/teacher/control/use-controls.tsx';
import { useLobby } from '#web/teacher/control/use-live.ts';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls, NewerNotice } from '#web/teacher/parts/live-controls.tsx';
import { LiveHeader, PeopleButton } from '#web/teacher/parts/live-header.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import styles from './remote.module.css';
import { CountWithSeats } from './remote-answers.tsx';

/** The remote control before the start: how many joined. */
export function RemoteLobby({ onShowBoard, ...screen }: PhoneScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const controls = useControls(useLobby(screen, onShowBoard));
  const layout = useMemo(() => lobbySeats(students), [students]);
  const { code, name, type, tempo, locked } = session;
  return (
    <>
      <LiveHeader>
        <PeopleButton count={students} press={controls.press('people')} />
      </LiveHeader>
      <main id="main" className={styles.main}>
        <div>
          <h1>{name}</h1>
          <p className={styles.soft}>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</p>
        </div>
        <p className={locked ? `${styles.slab} ${styles.locked}` : styles.slab}>
          <span>
            {locked ? t('lock.closed') : `${t('lobby.goTo')} ${joinWith(code).address} ${t('lobby.enterCode')}`}
          </span>{' '}
          <strong translate="no">{code}</strong>
        </p>
        <CountWithSeats count={students} words={t('lobby.ready', { count: students })} layout={layout} />
      </main>
      <LiveControls
        isLarge
        left={controls.more}
        right={controls.main}
        failure={commands.failure}
        notice={<NewerNotice />}
      />
      {controls.dialogs}
    </>
  );
}
