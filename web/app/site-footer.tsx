// The footer of the public pages: who stands behind it, and what happens with data.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PartnerLogos } from '#web/features/partner/partner-logos.tsx';
import { Queries } from './queries.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <Queries>
        <PartnerLogos />
      </Queries>
      <Link to="/privacy">{t('nav.privacy')}</Link>
    </footer>
  );
}
