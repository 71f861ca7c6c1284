import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './privacy-in-short.module.css';

/** The essentials in the language of the page, for readers of an installation's own text in another language. */
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
