import { useTranslation } from '#web/i18n/use-translation.ts';
import { ContentPage } from './content-page.tsx';

export function AboutPage() {
  const { t } = useTranslation('content');
  return <ContentPage page="about" title={t('aboutTitle')} />;
}
