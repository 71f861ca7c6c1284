import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './page-row.module.css';

interface PageRowProps {
  /** The page that is shown, from 0. */
  page: number;
  pages: number;
  /** The content of the other pages. */
  others: string | null;
  /** Shows another page; absent if it can only be read. */
  onPage: ((page: number) => void) | undefined;
}

/** Below a page of a board: which one of how many, and how much there is on the others. Nothing for a single one. */
export function PageRow({ page, pages, others, onPage }: PageRowProps) {
  const { t } = useTranslation('teacher-board');
  if (pages < 2) return null;
  return (
    <div className={styles.row}>
      <p>
        <span>{t('pages.place', { page: page + 1, pages })}</span>
        {others !== null && <span>{` · ${others}`}</span>}
      </p>
      {onPage && (
        <div className={styles.turn}>
          <Button
            kind="line"
            aria-label={t('pages.previous')}
            title={t('pages.previous')}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="back" />
          </Button>
          <Button
            kind="line"
            aria-label={t('pages.next')}
            title={t('pages.next')}
            disabled={page === pages - 1}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="forward" />
          </Button>
        </div>
      )}
    </div>
  );
}
