// What a teacher sees at the address of a game that is over, or that is somebody else's.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './gone-game.module.css';
import { LiveStrip } from './live-strip.tsx';

export function GoneGame({ brand }: { brand: string }) {
  const { t } = useTranslation('live');
  return (
    <>
      <LiveStrip brand={brand} />
      <main id="main" className={styles.place}>
        <EmptyState isPage title={t('gone.title')} action={<LinkButton to="/teacher">{t('toDashboard')}</LinkButton>}>
          {t('gone.text')}
        </EmptyState>
      </main>
    </>
  );
}
