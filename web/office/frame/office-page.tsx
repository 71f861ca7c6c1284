// A page of the back office: breadcrumbs, heading and actions, and its content with the same gutter.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

export interface Crumb {
  to: string;
  label: string;
}

interface OfficePageProps {
  title: string;
  /** The pages above this one, from the top. */
  crumbs?: readonly Crumb[];
  /** Buttons and links beside the heading, the main one last. */
  actions?: ReactNode;
  /** What its content is read by: the page says that it is loading, or failed. */
  read?: { isPending: boolean; isError: boolean; refetch: () => void };
  children?: ReactNode;
}

export function OfficePage({ title, crumbs = [], actions, read, children }: OfficePageProps) {
  const { t } = useTranslation('office');
  return (
    <div className="max-w-page">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pt-8 pb-5 laptop:px-10">
        {crumbs.length > 0 && (
          <nav className="-mb-2 basis-full text-sm" aria-label={t('nav.crumbs')}>
            <ol className="flex flex-wrap gap-x-1">
              {crumbs.map(({ to, label }) => (
                <li key={to} className="inline-flex items-center gap-1">
                  <Link to={to} className="py-1">
                    {label}
                  </Link>
                  <span className="text-soft">
                    <Icon name="chevronRight" />
                  </span>
                </li>
              ))}
              <li aria-current="page" className="py-1 text-soft">
                {title}
              </li>
            </ol>
          </nav>
        )}
        <h1 className="mr-auto text-heading">{title}</h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <div className="px-5 pb-12 laptop:px-10">
        {read?.isPending && <Loading />}
        {read?.isError && <LoadFailure onRetry={read.refetch} />}
        {children}
      </div>
    </div>
  );
}
