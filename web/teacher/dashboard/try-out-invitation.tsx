import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import styles from './try-out-invitation.module.css';

/** For a teacher who has not played yet. */
export function TryOutInvitation() {
  const { t } = useTranslation('teacher-dashboard');
  return (
    <section className={styles.invitation} aria-labelledby="try-out-title">
      <div>
        <h2 id="try-out-title">{t('tryOut.title')}</h2>
        <p>{t('tryOut.text')}</p>
      </div>
      <LinkButton kind="line" to="/teacher/try-out">
        {t('tryOut.open')}
        <Icon name="forward" />
      </LinkButton>
    </section>
  );
}
