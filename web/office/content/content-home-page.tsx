import { Link } from 'react-router';
import { CONTENT_PAGE_NAMES } from '#shared/domain/content-pages.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './content-admin.module.css';
import { ToFillIn } from './to-fill-in.tsx';

export function ContentHomePage() {
  const { t } = useTranslation('office-content');
  return (
    <OfficePage title={t('title')}>
      <ToFillIn page="privacy" />
      <ul className={styles.pages}>
        {CONTENT_PAGE_NAMES.map((page) => (
          <li key={page}>
            <Link to={`/admin/content/${page}`}>
              <span>
                <b>{t(`pages.${page}`)}</b>
                {t(`about.${page}`)}
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}
