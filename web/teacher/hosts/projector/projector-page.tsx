import { useEffect } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { keyOf, toggleFullScreen } from '#web/teacher/control/keys.ts';
import { useWakeLock } from '#web/teacher/control/use-wake-lock.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './projector.module.css';
import { ProjectorScreen } from './projector-screen.tsx';
import { useProjector } from './use-projector.ts';
import { WaitingScreen } from './waiting-screen.tsx';
import '#web/teacher/parts/round-zero.css';

/** The projector without a login: the teacher's phone chooses the game and controls it. */
export function ProjectorPage() {
  const { t } = useTranslation('teacher-live');
  const { token, game, readAt, pairingCode, hasEnded, isUnreachable, end } = useProjector();
  useWakeLock();
  useFullScreenKey();
  const shows = token !== null && game !== null;
  return (
    <>
      {shows ? (
        <ProjectorScreen token={token} game={game} readAt={readAt} />
      ) : (
        <WaitingScreen pairingCode={pairingCode} hasEnded={hasEnded} isUnreachable={isUnreachable} />
      )}
      <footer className={styles.foot}>
        <Button kind="text" aria-keyshortcuts="F" onClick={toggleFullScreen}>
          <Icon name="fullScreen" />
          {t('fullScreen')}
        </Button>
        {shows && (
          <Button kind="text" onClick={end}>
            <Icon name="exit" />
            {t('projector.end')}
          </Button>
        )}
      </footer>
    </>
  );
}

/** The only key that does something here: the others are the teacher's. */
function useFullScreenKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keyOf(event) === 'F') toggleFullScreen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
