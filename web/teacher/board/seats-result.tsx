import { type CSSProperties, useId, useMemo } from 'react';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { CountUp, CountUpText } from './count-up.tsx';
import { optionSize } from './option-size.ts';
import { type ResultSeat, type ResultSeats, resultSeats } from './result-seats.ts';
import { GUESS_MS, type RevealSpan, revealSpans, SEAT_MS, seatStart, UPDATE_MS } from './reveal.ts';
import { blockLayout } from './seat-blocks.ts';
import { SeatLine } from './seat-line.tsx';
import styles from './seats-result.module.css';
import type { Reveal } from './use-reveal.ts';

interface SeatsResultProps {
  options: readonly OpinionCount[];
  skipped: number;
  unanswered: number;
  reveal: Reveal;
  /** A dotted line at that share of the seats. */
  lineAt?: number | null;
  /** Of parties: a line where half of the seats are, their sum in the middle, those of one seat together. */
  isParliament?: boolean;
  /** A line below the number of each option. */
  notes?: readonly string[] | undefined;
  /** With the percentages, and all their decimals. */
  isExact?: boolean;
  /** Without numbers among the seats, which are small. */
  isSmall?: boolean;
}

/** The result as seats: a block per option in its colour, and below it the numbers. Seats stand in blocks, so that no seat is anybody's. */
export function SeatsResult({
  options,
  skipped,
  unanswered,
  reveal,
  lineAt = null,
  notes,
  isParliament = false,
  isExact = false,
  isSmall = false,
}: SeatsResultProps) {
  const { t, i18n } = useTranslation('teacher-live');
  const drawn = useMemo(() => resultSeats(options, skipped, unanswered), [options, skipped, unanswered]);
  const spans = useMemo(() => spansOf(reveal, drawn.sizes, lineAt === null ? 0 : GUESS_MS), [reveal, drawn, lineAt]);
  const hasDevices = options.some(({ count }) => count > 0);
  const hasHands = options.some(({ hands }) => hands > 0);
  const ones = isParliament ? options.filter((option) => peopleOf(option) === 1) : [];
  const drawnNumbers = ones.length > 1 ? options.length - ones.length + 1 : options.length;
  const isShared = (option: OpinionCount) => ones.length > 1 && peopleOf(option) === 1;
  return (
    <>
      <SeatsPicture
        options={options}
        drawn={drawn}
        spans={spans}
        reveal={reveal}
        lineAt={lineAt}
        isSmall={isSmall}
        {...(isParliament && { total: options.reduce((sum, option) => sum + peopleOf(option), 0) })}
      />
      <ul
        className={`${styles.numbers} ${styles[isParliament ? partySize(options.length) : optionSize(options)] ?? ''} ${isParliament ? styles.parties : ''}`}
        style={{ '--columns': Math.ceil(drawnNumbers / Math.ceil(drawnNumbers / NUMBERS_MAX)) } as CSSProperties}
        aria-label={t('answers')}
      >
        {options.map((option, at) => {
          const { opinion, color, count, hands, percentage } = option;
          if (isShared(option)) return option === ones[0] && <SharedNumber key={opinion} options={ones} />;
          return (
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
                <span dir="auto" lang={CONTENT_LANGUAGE}>
                  {opinion}
                </span>
              </p>
              {isExact && percentage !== null && (
                <p className={styles.source} translate="no">
                  {formatPercentage(percentage, i18n.language)}
                </p>
              )}
              {hasHands && (
                <p className={styles.source}>
                  {hasDevices && <span>{`${t('hands.onDevices', { count })}, `}</span>}
                  <span>{t('hands.byHand', { count: hands })}</span>
                </p>
              )}
              {notes?.[at] && <p className={styles.source}>{notes[at]}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Numbers of parties beside each other; more stand in two rows. */
const NUMBERS_MAX = 6;
const partySize = (parties: number): 'middle' | 'small' => (parties > NUMBERS_MAX ? 'small' : 'middle');

/** One number for the options that have a seat each. */
const SharedNumber = ({ options }: { options: readonly OpinionCount[] }) => {
  const { t } = useTranslation('teacher-live');
  return (
    <li className={styles.shared}>
      <p>
        <b>1</b> <span>{t('ballot.each')}</span>
      </p>
      <ul>
        {options.map(({ opinion, color }) => (
          <li key={opinion} dir="auto" lang={CONTENT_LANGUAGE} style={{ '--c': color } as CSSProperties}>
            {opinion}
          </li>
        ))}
      </ul>
    </li>
  );
};

const NOW: RevealSpan = { from: 0, to: 0 };

const peopleOf = (option: OpinionCount | undefined): number => (option ? option.count + option.hands : 0);

/** When each option appears, after so many milliseconds: all that changed at once in an update. */
export const spansOf = ({ kind, updateMs = UPDATE_MS }: Reveal, sizes: readonly number[], afterMs = 0): RevealSpan[] =>
  kind === 'full'
    ? revealSpans(sizes).map(({ from, to }) => ({ from: from + afterMs, to: to + afterMs }))
    : sizes.map(() => ({ from: 0, to: updateMs }));

interface SeatsPictureProps {
  options: readonly OpinionCount[];
  drawn: ResultSeats;
  spans?: readonly RevealSpan[];
  reveal: Reveal;
  lineAt?: number | null;
  isSmall?: boolean;
  /** Whether an option stands back. */
  isFaint?: (option: number) => boolean;
  /** Of a parliament: its seats stand apart where they are halved, and a half circle has one number inside in place of those of the options. */
  total?: number;
}

const HALF = 0.5;
/** The height of the sum inside the half circle, whose outer row has the radius 100. */
const SUM_SIZE = 26;

/** The same blocks, of which the one in the middle is two. */
function halved(sizes: readonly number[]): number[] {
  const half = Math.round(HALF * sizes.reduce((sum, size) => sum + size, 0));
  let before = 0;
  return sizes.flatMap((size) => {
    const first = Math.min(size, Math.max(0, half - before));
    before += size;
    return first > 0 && first < size ? [first, size - first] : [size];
  });
}

const NO_SPANS: readonly RevealSpan[] = [];

/** The half circle of a result. */
export function SeatsPicture({
  options,
  drawn,
  spans = NO_SPANS,
  reveal,
  lineAt = null,
  isSmall = false,
  isFaint,
  total,
}: SeatsPictureProps) {
  const { t } = useTranslation('teacher-live');
  const hatching = useId();
  const { seats, sizes, others, studentsPerSeat } = drawn;
  const isHalved = total !== undefined;
  const layout = useMemo(
    () => blockLayout(isHalved ? halved([...sizes, ...others]) : [...sizes, ...others], !isSmall && !isHalved),
    [isHalved, isSmall, sizes, others],
  );
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
    const animationDuration = `${reveal.updateMs ?? UPDATE_MS}ms`;
    return from === seat.color ? undefined : ({ '--from': from, animationDuration } as CSSProperties);
  };
  return (
    <div className={styles.seats}>
      <svg viewBox={layout.viewBox} role="img" aria-label={label}>
        <defs>
          <pattern id={hatching} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="1.7" height="4" fill="#ffffff" />
          </pattern>
        </defs>
        {(isHalved || lineAt !== null) && (
          <SeatLine share={lineAt ?? HALF} seats={sizes.reduce((sum, size) => sum + size, 0)} layout={layout} />
        )}
        {layout.seats.map(({ x, y }, at) => {
          const seat = seats[at];
          if (seat === undefined) return null;
          const place = { cx: x, cy: y, r: layout.seatRadius };
          const motion = motionOf(seat, at);
          const color = 'color' in seat ? seat.color : undefined;
          return (
            <g key={`${x} ${y}`} className={'option' in seat && isFaint?.(seat.option) ? styles.faint : undefined}>
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
          {isHalved && !layout.isRow && (
            <text x={0} y={-SUM_SIZE / 2} fontSize={SUM_SIZE}>
              {total}
            </text>
          )}
          {(total === undefined ? options : []).map((option, at) => {
            const place = layout.numbers[at];
            if (!place || isSmall) return null;
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
