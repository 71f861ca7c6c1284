// The three pages whose content can be edited.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import styles from './content-admin.module.css';
import { CONTENT_PAGE_NAMES } from './content-calls.ts';

export function ContentHomePage() {
  const { t } = useTranslation('content-admin');
  return (
    <OfficePage title={t('title')}>
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
