// The half circle of seats: one dot is one student.
import { useMemo } from 'react';
import styles from './half-circle.module.css';
import { halfCircleLayout } from './half-circle-layout.ts';

/** An empty seat, a taken one, one's own, or one in an opinion's colour (`#rrggbb`). */
export type Seat = 'empty' | 'filled' | 'you' | `#${string}`;

interface HalfCircleProps {
  /** From left to right. */
  seats: readonly Seat[];
  /** The sentence that says what the picture shows; without it the picture is decoration. */
  label?: string;
  /** The student's own seat pulses while they wait. */
  pulsing?: boolean;
  className?: string | undefined;
}

/** Draws the seats; on a deep surface the empty ones are light rings. */
export function HalfCircle({ seats, label, pulsing = false, className }: HalfCircleProps) {
  const count = seats.length;
  const layout = useMemo(() => halfCircleLayout(count), [count]);
  const classes = [styles.seats, pulsing ? styles.pulsing : '', className ?? ''].join(' ');
  return (
    <svg className={classes} viewBox={layout.viewBox} role="img" aria-label={label} aria-hidden={label === undefined}>
      {layout.seats.map(({ x, y }, index) => {
        const seat = seats[index] ?? 'empty';
        return (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={layout.seatRadius}
            {...(seat.startsWith('#')
              ? { className: styles.coloured, style: { fill: seat } }
              : { className: styles[seat] })}
          />
        );
      })}
    </svg>
  );
}
