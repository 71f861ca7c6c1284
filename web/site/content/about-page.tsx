import { useTranslation } from 'react-i18next';
import { ContentPage } from './content-page.tsx';

export function AboutPage() {
  const { t } = useTranslation('content');
  return <ContentPage page="about" title={t('aboutTitle')} />;
}
