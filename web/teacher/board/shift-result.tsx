import { type CSSProperties, useMemo } from 'react';
import type { Shift } from '#shared/domain/shift.ts';
import { type ShiftRow, shiftRows } from '#shared/domain/shift-words.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { CountUp } from './count-up.tsx';
import { type RevealSpan, SHIFT_MS, SHIFT_STILL_MS } from './reveal.ts';
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
                  {t('teacher-live:shift.before')} <b>{row.before}</b>
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
            <Difference row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Difference({ row: { before, now } }: { row: ShiftRow }) {
  const { t } = useTranslation('teacher-board');
  if (before === null) return <p />;
  const more = now - before;
  return (
    <p className={styles.difference}>
      {more === 0
        ? t('teacher-live:shift.same')
        : more > 0
          ? t('teacher-live:shift.more', { count: more })
          : t('teacher-live:shift.less', { count: -more })}
    </p>
  );
}

function Headline({ headline }: { headline: ShiftHeadline }) {
  const { t } = useTranslation('teacher-board');
  return (
    <div className={styles.headline} role="status">
      <h2>
        {headline.kind === 'changed' && t('shift.changed', { count: headline.count })}
        {headline.kind === 'nobody' && t('shift.nobody')}
        {headline.kind === 'everybody' && t('shift.everybody')}
        {headline.kind === 'more' && t('shift.more', { count: headline.count, opinion: headline.opinion })}
        {headline.kind === 'less' && t('shift.less', { count: headline.count, opinion: headline.opinion })}
        {headline.kind === 'same' && t('shift.same')}
        {headline.kind === 'paired' && t('shift.paired', { count: headline.paired })}
        {headline.kind === 'tooFew' && t('shift.tooFew')}
      </h2>
      <p>
        {'why' in headline
          ? headline.why === 'changedHidden'
            ? t('teacher-live:shift.why.changedHidden')
            : t('teacher-live:shift.why.barsHidden')
          : 'paired' in headline && t('shift.ofPaired', { count: headline.paired })}
      </p>
    </div>
  );
}
