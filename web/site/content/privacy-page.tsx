import { lazy, useEffect } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { settings } from '#web/shell/settings.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { ContentPage } from './content-page.tsx';
import styles from './privacy-in-short.module.css';

const RecentGames = lazy(async () => ({
  default: (await withTexts(import('./recent-games.tsx'), 'student-device')).RecentGames,
}));

export function PrivacyPage() {
  const { t } = useTranslation('content');
  const { privacyUrl } = settings;
  useEffect(() => {
    if (privacyUrl !== null) location.replace(privacyUrl);
  }, []);
  if (privacyUrl !== null) return <Loading />;
  return (
    <>
      <ContentPage page="privacy" title={t('privacyTitle')}>
        <PrivacyInShort />
      </ContentPage>
      <OptionalChunk>
        <RecentGames />
      </OptionalChunk>
    </>
  );
}

/** What everybody must be able to read in the language of the page, where the installation's own text is in another one. */
function PrivacyInShort() {
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
