import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import styles from './content-page.module.css';
import { ContentPage } from './content-page.tsx';

export function AccessibilityPage() {
  const { t } = useTranslation('content');
  const { accessibilityContact: contact } = settings;
  return (
    <>
      <ContentPage page="accessibility" title={t('accessibilityTitle')} />
      {contact !== null && (
        <p className={styles.contact}>
          {t('accessibilityContact')} <a href={contact}>{contact.replace(/^(mailto:|https:\/\/)/, '')}</a>
        </p>
      )}
    </>
  );
}
