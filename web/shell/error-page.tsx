import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { CoreIcon } from '#web/ui/core/core-icon.tsx';
import styles from './message-page.module.css';

/** Without a layout, because a layout may have failed. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <main id="main">
      <div className={styles.message} role="alert">
        <h1>{t('failure.title')}</h1>
        <p>{t('failure.text')}</p>
        <p className={styles.actions}>
          <Button onClick={() => location.reload()}>
            <CoreIcon name="retry" />
            {t('failure.reload')}
          </Button>
          <LinkButton kind="line" to="/" reloadDocument>
            {t('action.home')}
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
