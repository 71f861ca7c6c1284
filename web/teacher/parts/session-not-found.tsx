import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { LiveHeader } from './live-header.tsx';
import { readOneGame } from './phone-login.ts';
import styles from './session-not-found.module.css';
import { useLeaveGame } from './use-leave-game.ts';

export function SessionNotFound() {
  const leave = useLeaveGame();
  const { t } = useTranslation('teacher-live');
  return (
    <>
      <LiveHeader />
      <main id="main" className={styles.place}>
        <EmptyState
          isPage
          title={t('gone.title')}
          action={<Button onClick={leave}>{readOneGame() === null ? t('toDashboard') : t('phone.toHome')}</Button>}
        >
          {t('gone.text')}
        </EmptyState>
      </main>
    </>
  );
}
