import { Link } from 'react-router';
import { Queries } from '#web/client/queries.tsx';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { PartnerLogos } from './partner-logos.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <Queries>
        <PartnerLogos />
      </Queries>
      <Link to="/screen">{t('nav.screen')}</Link>
      <Link to="/privacy">{t('nav.privacy')}</Link>
      <Link to="/accessibility">{t('nav.accessibility')}</Link>
    </footer>
  );
}
