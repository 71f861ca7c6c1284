import type { ReactNode } from 'react';
import type { StatementResults } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import type { Highlight } from './highlights.ts';
import styles from './overview-heading.module.css';

export interface OverviewHeadingProps {
  statement: { description: string; results: StatementResults; late: number };
  /** From 1. */
  number: number;
  highlight: Highlight | undefined;
  level?: 2 | 3;
  /** Behind the text. */
  mark?: ReactNode;
}

/** A statement of the overview, with its highlight. */
export function OverviewHeading({
  statement: { description, results, late },
  number,
  highlight,
  level = 3,
  mark,
}: OverviewHeadingProps) {
  const { t } = useTranslation('teacher-results');
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <StatementNumber value={number} />
      <div>
        <Heading>
          <span lang={CONTENT_LANGUAGE}>{description}</span> {mark}
        </Heading>
        {highlight && <p className={styles.mark}>{t(`most.${highlight}`)}</p>}
        {results.skipped > 0 && <p className={styles.skipped}>{t('skipped', { count: results.skipped })}</p>}
        {late > 0 && <p className={styles.skipped}>{t('late', { count: late })}</p>}
      </div>
    </div>
  );
}
