// Bars with their numbers beside them: a chart on screen, a list for screen readers.
import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './bar-chart.module.css';
import type { Figure } from './figures-by.ts';

interface BarChartProps<Key extends string> {
  title: string;
  figures: readonly Figure<Key>[];
  nameOf: (key: Key) => string;
  /** Over the whole width of the page. */
  wide?: boolean;
}

/** Bars drawn at first. */
const MOST = 12;

export function BarChart<Key extends string>({ title, figures, nameOf, wide = false }: BarChartProps<Key>) {
  const { t, i18n } = useTranslation('office-statistics');
  const [all, setAll] = useState(false);
  const number = new Intl.NumberFormat(i18n.language);
  const largest = Math.max(1, ...figures.map(({ value }) => value));
  return (
    <section className={styles.chart} data-wide={wide}>
      <h2>{title}</h2>
      <ul>
        {(all ? figures : figures.slice(0, MOST)).map(({ key, value }) => (
          <li key={key}>
            <span>{nameOf(key)}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                style={{ width: `${(value / largest) * 100}%`, minWidth: value > 0 ? 2 : 0 }}
              />
            </span>
            <b>{number.format(value)}</b>
          </li>
        ))}
      </ul>
      {figures.length > MOST && !all && (
        <p>
          <Button kind="line" size="small" onClick={() => setAll(true)}>
            {t('all', { count: figures.length })}
          </Button>
        </p>
      )}
    </section>
  );
}
