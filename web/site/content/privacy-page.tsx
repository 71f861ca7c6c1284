import { lazy, useEffect } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { settings } from '#web/shell/settings.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { ContentPage } from './content-page.tsx';
import { PrivacyInShort } from './privacy-in-short.tsx';

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
