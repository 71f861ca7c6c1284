import type { BlockLayout } from './seat-blocks.ts';
import styles from './seats-result.module.css';

/** Radii between which it is drawn; the outer row of seats has 100. */
const FROM = 38;
const TO = 108;
/** From the middle of a seat, in its radii: an edge, and some room. */
const AWAY = 1.2;

interface SeatLineProps {
  /** A part of the first so many seats. */
  share: number;
  seats: number;
  layout: BlockLayout;
}

/** A dotted line that bends from gap to gap, as the seats of one row stand before the gaps of another. */
export function SeatLine({ share, seats, layout }: SeatLineProps) {
  const points = lineAfter(Math.round(share * seats), seats, layout);
  return <polyline className={styles.guess} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}

interface Placed {
  radius: number;
  angle: number;
  isBefore: boolean;
}

/** From the inner one outwards. Coordinates are rounded: the radii of one row differ a little. */
function rowsOf(placed: readonly Placed[], seatRadius: number): [Placed, ...Placed[]][] {
  const rows: [Placed, ...Placed[]][] = [];
  for (const seat of [...placed].sort((one, other) => one.radius - other.radius)) {
    const row = rows.at(-1);
    if (row !== undefined && seat.radius - row[0].radius < seatRadius) row.push(seat);
    else rows.push([seat]);
  }
  return rows;
}

function lineAfter(
  after: number,
  count: number,
  { isRow, seatRadius, seats }: BlockLayout,
): { x: number; y: number }[] {
  if (isRow) {
    const [left, right] = [seats[after - 1]?.x ?? -2 * seatRadius, after < count ? seats[after]?.x : undefined];
    const x = right === undefined ? left + seatRadius * 1.15 : (left + right) / 2;
    return [-seatRadius * 1.2, seatRadius].map((y) => ({ x, y }));
  }
  const placed = seats.map(({ x, y }, at): Placed => {
    const radius = Math.hypot(x, y);
    return { radius, angle: Math.acos(-x / radius), isBefore: at < after };
  });
  const straight = ((placed[after - 1]?.angle ?? 0) + (placed[after]?.angle ?? Math.PI)) / 2;
  const bends = rowsOf(placed, seatRadius).map((row) => {
    const { radius } = row[0];
    const away = (AWAY * seatRadius) / radius;
    const least = Math.max(...row.filter(({ isBefore }) => isBefore).map(({ angle }) => angle + away));
    const most = Math.min(...row.filter(({ isBefore }) => !isBefore).map(({ angle }) => angle - away));
    return { radius, angle: least > most ? (least + most) / 2 : Math.min(most, Math.max(least, straight)) };
  });
  const [first, last] = [bends[0], bends.at(-1)];
  return [
    ...(first ? [{ ...first, radius: Math.min(FROM, first.radius) }] : []),
    ...bends,
    ...(last ? [{ ...last, radius: TO }] : []),
  ].map(({ radius, angle }) => ({ x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) }));
}
