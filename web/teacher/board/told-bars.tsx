import type { ComponentProps } from 'react';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import type { StatementResults } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './opinion-bars.module.css';
import { OpinionBars } from './opinion-bars.tsx';

interface ToldBarsProps extends Omit<ComponentProps<typeof OpinionBars>, 'options'> {
  results: StatementResults;
}

/** The bars of a statement, or why there are none. */
export function ToldBars({ results: { options, isTold }, ...props }: ToldBarsProps) {
  const { t } = useTranslation('teacher-results');
  if (isTold) return <OpinionBars options={options} {...props} />;
  return <p className={styles.untold}>{t('untold', { min: PLAYERS_MIN })}</p>;
}
