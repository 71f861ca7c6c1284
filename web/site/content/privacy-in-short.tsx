import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './privacy-in-short.module.css';

/** What everybody must be able to read in the language of the page, where the installation's own text is in another one. */
export function PrivacyInShort() {
  const { t, i18n } = useTranslation('content');
  if (i18n.language === CONTENT_LANGUAGE) return null;
  return (
    <section className={styles.short}>
      <h2>{t('inShort.title')}</h2>
      <ul>
        <li>{t('inShort.noName')}</li>
        <li>{t('inShort.kept')}</li>
        <li>{t('inShort.teacher')}</li>
        <li>{t('inShort.deleted')}</li>
        <li>{t('inShort.asked')}</li>
      </ul>
    </section>
  );
}
