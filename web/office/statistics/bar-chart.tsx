// Bars with their numbers beside them: a chart on screen, a list for screen readers.
import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
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
    <section className={`grid grid-cols-1 content-start gap-3 ${wide ? 'col-span-full' : ''}`}>
      <h2 className="pb-2 text-lg line-ink-b">{title}</h2>
      <ul>
        {(all ? figures : figures.slice(0, MOST)).map(({ key, value }) => (
          <li
            key={key}
            className="grid min-h-link grid-cols-end items-center gap-x-4 gap-y-1 py-1 leading-tight tablet:grid-cols-bars tablet:py-0"
          >
            <span>{nameOf(key)}</span>
            <span
              className="order-1 col-span-full h-5 rounded-xs bg-sunken tablet:order-none tablet:col-auto"
              aria-hidden="true"
            >
              <span
                className="block h-full rounded-xs bg-fill forced-color-adjust-none"
                style={{ width: `${(value / largest) * 100}%`, minWidth: value > 0 ? 2 : 0 }}
              />
            </span>
            <b className="text-right title figures">{number.format(value)}</b>
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
