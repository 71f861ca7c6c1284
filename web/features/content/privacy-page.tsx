// What happens with data: an address elsewhere where one is configured, else blocks of the back office.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#web/lib/settings.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ContentPage } from './content-page.tsx';

export function PrivacyPage() {
  const { t } = useTranslation('content');
  const { privacyUrl } = settings;
  useEffect(() => {
    if (privacyUrl !== null) location.replace(privacyUrl);
  }, []);
  return privacyUrl === null ? <ContentPage page="privacy" title={t('privacyTitle')} /> : <Loading />;
}
