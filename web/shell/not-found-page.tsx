import { useTranslation } from '#web/i18n/use-translation.ts';
import { LinkButton } from '#web/ui/core/button.tsx';
import styles from './message-page.module.css';

/** Says that the page does not exist, with a link to home. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.message}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p className={styles.actions}>
        <LinkButton to="/">{t('action.home')}</LinkButton>
      </p>
    </div>
  );
}
