import { Link } from 'react-router';
import { CONTENT_PAGE_NAMES } from '#shared/domain/content-pages.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { ToFillIn } from './to-fill-in.tsx';

export function ContentHomePage() {
  const { t } = useTranslation('office-content');
  return (
    <OfficePage title={t('title')}>
      <ToFillIn page="privacy" />
      <ul className="max-w-form line-ink-t">
        {CONTENT_PAGE_NAMES.map((page) => (
          <li key={page}>
            <Link
              to={`/admin/content/${page}`}
              className="group flex items-center justify-between gap-4 py-4 text-ink no-underline line-hair-b"
            >
              <span>
                <b className="block text-lg title group-hover:underline">{t(`pages.${page}`)}</b>
                <span>{t(`about.${page}`)}</span>
              </span>
              <span className="text-action">
                <Icon name="chevronRight" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}
