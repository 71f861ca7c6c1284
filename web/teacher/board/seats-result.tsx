import { type CSSProperties, useId, useMemo } from 'react';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { CountUp, CountUpText } from './count-up.tsx';
import { optionSize } from './option-size.ts';
import { type ResultSeat, type ResultSeats, resultSeats } from './result-seats.ts';
import { type RevealSpan, revealSpans, SEAT_MS, seatStart, UPDATE_MS } from './reveal.ts';
import { blockLayout } from './seat-blocks.ts';
import styles from './seats-result.module.css';
import type { Reveal } from './use-reveal.ts';

interface SeatsResultProps {
  options: readonly OpinionCount[];
  skipped: number;
  unanswered: number;
  reveal: Reveal;
}

/** The result as seats: a block per option in its colour, and below it the numbers. Seats stand in blocks, so that no seat is anybody's. */
export function SeatsResult({ options, skipped, unanswered, reveal }: SeatsResultProps) {
  const { t } = useTranslation('teacher-live');
  const drawn = useMemo(() => resultSeats(options, skipped, unanswered), [options, skipped, unanswered]);
  const spans = useMemo(() => spansOf(reveal, drawn.sizes), [reveal, drawn]);
  const hasDevices = options.some(({ count }) => count > 0);
  const hasHands = options.some(({ hands }) => hands > 0);
  return (
    <>
      <Seats options={options} drawn={drawn} spans={spans} reveal={reveal} />
      <ul className={`${styles.numbers} ${styles[optionSize(options)] ?? ''}`} aria-label={t('answers')}>
        {options.map(({ opinion, color, count, hands }, at) => (
          <li key={opinion} style={{ '--c': color } as CSSProperties}>
            <p>
              <b>
                <CountUp
                  span={spans[at] ?? NOW}
                  before={peopleOf(reveal.before[at])}
                  after={count + hands}
                  isRunning={reveal.isRunning}
                />
              </b>{' '}
              <span lang={CONTENT_LANGUAGE}>{opinion}</span>
            </p>
            {hasHands && (
              <p className={styles.source}>
                {hasDevices && `${t('hands.onDevices', { count })}, `}
                {t('hands.byHand', { count: hands })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const NOW: RevealSpan = { from: 0, to: 0 };

const peopleOf = (option: OpinionCount | undefined): number => (option ? option.count + option.hands : 0);

/** When each option appears: all that changed at once in an update. */
export const spansOf = ({ kind }: Reveal, sizes: readonly number[]): RevealSpan[] =>
  kind === 'full' ? revealSpans(sizes) : sizes.map(() => ({ from: 0, to: UPDATE_MS }));

interface SeatsProps {
  options: readonly OpinionCount[];
  drawn: ResultSeats;
  spans: readonly RevealSpan[];
  reveal: Reveal;
}

function Seats({ options, drawn, spans, reveal }: SeatsProps) {
  const { t } = useTranslation('teacher-live');
  const hatching = useId();
  const { seats, sizes, others, studentsPerSeat } = drawn;
  const layout = useMemo(() => blockLayout([...sizes, ...others]), [sizes, others]);
  // In an update a seat moves only where it looks otherwise than before.
  const old = useMemo(() => resultSeats(reveal.before, 0, 0).seats, [reveal.before]);
  const label = options.map((option) => `${peopleOf(option)} ${option.opinion}`).join(', ');
  const motionOf = (seat: ResultSeat, at: number): CSSProperties | undefined => {
    if (!reveal.isRunning || !('option' in seat)) return undefined;
    if (reveal.kind === 'full')
      return {
        animationDelay: `${seatStart(spans[seat.option] ?? NOW, seat.at, sizes[seat.option] ?? 0)}ms`,
        animationDuration: `${SEAT_MS}ms`,
      };
    const before = old[at];
    const from = before !== undefined && 'color' in before ? before.color : 'var(--surface)';
    return from === seat.color ? undefined : ({ '--from': from, animationDuration: `${UPDATE_MS}ms` } as CSSProperties);
  };
  return (
    <div className={styles.seats}>
      <svg viewBox={layout.viewBox} role="img" aria-label={label}>
        <defs>
          <pattern id={hatching} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="1.7" height="4" fill="#ffffff" />
          </pattern>
        </defs>
        {layout.seats.map(({ x, y }, at) => {
          const seat = seats[at];
          if (seat === undefined) return null;
          const place = { cx: x, cy: y, r: layout.seatRadius };
          const motion = motionOf(seat, at);
          const color = 'color' in seat ? seat.color : undefined;
          return (
            <g key={`${x} ${y}`}>
              <circle
                {...place}
                className={`${styles[seat.kind]} ${motion ? styles.moving : ''}`}
                style={{ ...(color && { fill: color }), ...motion }}
              />
              {seat.kind === 'hand' && (
                <circle
                  {...place}
                  className={`${styles.hatch} ${motion ? styles.coming : ''}`}
                  style={{ fill: `url(#${hatching})`, ...motion }}
                />
              )}
            </g>
          );
        })}
        <g className={styles.inside}>
          {options.map((option, at) => {
            const place = layout.numbers[at];
            if (!place) return null;
            return (
              <CountUpText
                key={option.opinion}
                span={spans[at] ?? NOW}
                before={peopleOf(reveal.before[at])}
                after={peopleOf(option)}
                isRunning={reveal.isRunning}
                x={place.x}
                y={place.y}
                size={layout.numberSize}
              />
            );
          })}
        </g>
      </svg>
      {studentsPerSeat > 1 && <p className={styles.scale}>{t('seatStandsFor', { count: studentsPerSeat })}</p>}
    </div>
  );
}
