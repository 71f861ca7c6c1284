// The positions of the seats of the half circle: rows by count, seats in proportion to a row's radius, sorted by angle.

interface SeatPosition {
  x: number;
  y: number;
}

export interface HalfCircleLayout {
  seats: SeatPosition[];
  /** Radius of one seat; the outer row has radius 100. */
  seatRadius: number;
  viewBox: string;
}

const OUTER = 100;
/** A seat's radius as a part of the smallest distance between two seats. */
const SEAT_PART = 0.42;
const LARGEST_SEAT = 21;
const MARGIN = 1.2;

/** From that many seats on: how many rows, and the inner row's radius as a part of the outer one. */
const ROWS = [
  { upTo: 5, rows: 1, inner: 1 },
  { upTo: 12, rows: 2, inner: 0.62 },
  { upTo: 32, rows: 3, inner: 0.48 },
  { upTo: 56, rows: 4, inner: 0.42 },
  { upTo: 90, rows: 5, inner: 0.38 },
  { upTo: 140, rows: 6, inner: 0.35 },
  { upTo: Number.POSITIVE_INFINITY, rows: 7, inner: 0.33 },
];

const CAPACITIES = [12, 20, 30, 45, 60, 90, 120, 150];
const CAPACITY_MAX = 150;

/**
 * Returns how many seats to draw for that many students (in steps, so that it rarely rearranges) and how many students
 * one seat represents.
 */
export function seatCapacity(students: number): { seats: number; studentsPerSeat: number } {
  const studentsPerSeat = Math.max(1, Math.ceil(students / CAPACITY_MAX));
  const needed = Math.ceil(students / studentsPerSeat);
  const seats = CAPACITIES.find((capacity) => capacity >= needed) ?? CAPACITY_MAX;
  return { seats, studentsPerSeat };
}

/** Shares `count` seats over rows in proportion to their radii, largest remainder first. */
function seatsPerRow(count: number, radii: number[]): number[] {
  const sum = radii.reduce((total, radius) => total + radius, 0);
  const shares = radii.map((radius) => (count * radius) / sum);
  const seats = shares.map(Math.floor);
  const left = count - seats.reduce((total, row) => total + row, 0);
  const byRemainder = shares
    .map((share, row) => ({ row, remainder: share % 1 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { row } of byRemainder.slice(0, left)) seats[row] = (seats[row] ?? 0) + 1;
  return seats;
}

/** The rows of a half circle from the inner one outwards, the outer one with radius 100. */
export function halfCircleRows(count: number): { radius: number; seats: number }[] {
  const shape = ROWS.find(({ upTo }) => count <= upTo) ?? { rows: 7, inner: 0.33 };
  const inner = OUTER * shape.inner;
  const gap = shape.rows > 1 ? (OUTER - inner) / (shape.rows - 1) : OUTER;
  const radii = Array.from({ length: shape.rows }, (_, row) => inner + gap * row);
  const perRow = seatsPerRow(count, radii);
  return radii.map((radius, row) => ({ radius, seats: perRow[row] ?? 0 }));
}

/** Returns each seat's place from left to right. */
export function halfCircleLayout(count: number): HalfCircleLayout {
  const rows = halfCircleRows(count);
  let nearest = (rows[1]?.radius ?? 2 * OUTER) - (rows[0]?.radius ?? OUTER);
  const placed = rows.flatMap(({ radius, seats }) => {
    const step = seats > 1 ? Math.PI / (seats - 1) : 0;
    if (seats > 1) nearest = Math.min(nearest, 2 * radius * Math.sin(step / 2));
    return Array.from({ length: seats }, (_, seat) => ({ angle: seats > 1 ? step * seat : Math.PI / 2, radius }));
  });
  placed.sort((a, b) => a.angle - b.angle || a.radius - b.radius);

  return framed(placed, nearest);
}

/** Seats at angles (0 is the left end, π the right one) as a picture; `nearest` is the smallest distance between two of them. */
export function framed(placed: readonly { angle: number; radius: number }[], nearest: number): HalfCircleLayout {
  const seatRadius = Math.min(LARGEST_SEAT, nearest * SEAT_PART);
  const edge = OUTER + seatRadius + MARGIN;
  return {
    seats: placed.map(({ angle, radius }) => ({
      x: round(-radius * Math.cos(angle)),
      y: round(-radius * Math.sin(angle)),
    })),
    seatRadius: round(seatRadius),
    viewBox: [-edge, -edge, 2 * edge, edge + seatRadius + MARGIN].map(round).join(' '),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
