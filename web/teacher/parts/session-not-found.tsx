import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { LiveHeader } from './live-header.tsx';
import styles from './session-not-found.module.css';

export function SessionNotFound({ brand }: { brand: string }) {
  const { t } = useTranslation('teacher-live');
  return (
    <>
      <LiveHeader brand={brand} />
      <main id="main" className={styles.place}>
        <EmptyState isPage title={t('gone.title')} action={<LinkButton to="/teacher">{t('toDashboard')}</LinkButton>}>
          {t('gone.text')}
        </EmptyState>
      </main>
    </>
  );
}
