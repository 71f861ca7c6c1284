import { type CSSProperties, useMemo } from 'react';
import type { Shift } from '#shared/domain/shift.ts';
import { shiftRows } from '#shared/domain/shift-words.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { CountUp } from './count-up.tsx';
import { type RevealSpan, SHIFT_MS, SHIFT_STILL_MS } from './reveal.ts';
import { ShiftDifference } from './shift-difference.tsx';
import { type ShiftHeadline, shiftHeadline } from './shift-headline.ts';
import styles from './shift-result.module.css';
import { type DrawnMemory, useReveal } from './use-reveal.ts';

const SPAN: RevealSpan = { from: SHIFT_STILL_MS, to: SHIFT_STILL_MS + SHIFT_MS };

interface ShiftResultProps {
  memory: DrawnMemory;
  statementId: string;
  takenAt: string | null;
  shift: Shift;
  /** The last answers, in order. */
  options: readonly OpinionCount[];
}

/** The second vote: what moved in a sentence, and per option a bar that slides from eerst to nu. Never which answer changed into which. */
export function ShiftResult({ memory, statementId, takenAt, shift, options }: ShiftResultProps) {
  const { t } = useTranslation('teacher-board');
  const reveal = useReveal(memory, { statementId, round: 2, takenAt }, options, SPAN.to);
  const rows = useMemo(() => shiftRows(shift, options), [shift, options]);
  const most = Math.max(1, ...rows.flatMap(({ before, now }) => [before ?? 0, now]));
  const slides = reveal.kind === 'full' && reveal.isRunning;
  return (
    <>
      <Headline headline={shiftHeadline(shift, rows)} />
      <ul className={styles.rows} aria-label={t('teacher-live:answers')}>
        {rows.map((row) => (
          <li
            key={row.opinion}
            style={
              { '--c': row.color, '--was': (row.before ?? row.now) / most, '--is': row.now / most } as CSSProperties
            }
          >
            <p lang={CONTENT_LANGUAGE} className={styles.label}>
              {row.opinion}
            </p>
            <p className={styles.before}>
              {row.before !== null && (
                <>
                  <span>{t('teacher-live:shift.before')}</span> <b translate="no">{row.before}</b>
                </>
              )}
            </p>
            <span className={styles.track} aria-hidden="true">
              <i className={slides ? styles.sliding : undefined} />
              {row.before !== null && <u />}
            </span>
            <p className={styles.now}>
              {row.before !== null && <span>{t('teacher-live:shift.now')} </span>}
              <b>
                <CountUp span={SPAN} before={row.before ?? row.now} after={row.now} isRunning={slides} />
              </b>
            </p>
            <p className={styles.difference}>
              <ShiftDifference row={row} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Headline({ headline }: { headline: ShiftHeadline }) {
  const { t } = useTranslation('teacher-board');
  const values = headline.kind === 'paired' ? { count: headline.paired } : headline;
  return (
    <div className={styles.headline} role="status">
      <h2>{t(`shift.${headline.kind}`, values)}</h2>
      <p>
        {'why' in headline
          ? t(`teacher-live:shift.why.${headline.why}`)
          : 'paired' in headline && t('shift.ofPaired', { count: headline.paired })}
      </p>
    </div>
  );
}
