// The positions of the seats of a result: a block per option, with space between blocks, so that they can be
// distinguished without colours.

import { framed, type HalfCircleLayout, halfCircleRows } from '#web/ui/core/half-circle-layout.ts';

export interface BlockLayout extends HalfCircleLayout {
  /** Whether the seats are in a straight row. */
  isRow: boolean;
  /** The position of each block's number, outside the half circle or above the row; null for an empty block. */
  numbers: ({ x: number; y: number } | null)[];
  /** The height of a number. */
  numberSize: number;
}

/** The room between two blocks, as a part of the smallest distance between two seats; and how much of the half circle it may take in all. */
const ROOM = 0.5;
const ROOM_MAX = Math.PI / 4;
/** The height of a number, and its distance from the outer row as a part of that. */
const NUMBER = 13;
const NUMBER_AWAY = 0.75;
/** The width of a digit, and the room between two numbers, as parts of a number's height. */
const DIGIT = 0.58;
const NUMBER_ROOM = 0.3;

/** So few seats would fall apart in a half circle. */
const ROW_MAX = 12;
/** The radius of a seat in the row, and the distance of two seats in radii. */
const ROW_SEAT = 10;
const ROW_STEP = 2.3;

/** Returns the seats of blocks of those sizes from left to right, half a seat between two blocks. */
function rowLayout(sizes: readonly number[], hasNumbers: boolean): BlockLayout {
  const step = ROW_STEP * ROW_SEAT;
  const seats: BlockLayout['seats'] = [];
  let x = 0;
  const numbers = sizes.map((size) => {
    if (size === 0) return null;
    if (x > 0) x += ROW_SEAT;
    const from = x;
    for (let at = 0; at < size; at += 1, x += step) seats.push({ x, y: 0 });
    return { x: (from + x - step) / 2, y: -ROW_SEAT - NUMBER * NUMBER_AWAY };
  });
  const edge = ROW_SEAT + 1;
  const height = 2 * edge + (hasNumbers ? NUMBER * 1.3 : 0);
  return {
    ...{ isRow: true, seats, seatRadius: ROW_SEAT, numbers, numberSize: NUMBER },
    viewBox: `${-edge} ${edge - height} ${Math.max(0, x - step) + 2 * edge} ${height}`,
  };
}

/** Returns the seats of blocks of those sizes from left to right: a half circle, or a row of few. The numbers of small blocks move aside for each other. */
export function blockLayout(sizes: readonly number[], hasNumbers = true): BlockLayout {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (count <= ROW_MAX) return rowLayout(sizes, hasNumbers);
  const rows = halfCircleRows(count);
  const inner = rows[0]?.radius ?? 1;
  const rowGap = rows[1] === undefined ? 2 * inner : rows[1].radius - inner;
  const even = rows.flatMap(({ radius, seats }) =>
    Array.from({ length: seats }, (_, at) => ({
      radius,
      angle: seats > 1 ? (Math.PI * at) / (seats - 1) : Math.PI / 2,
    })),
  );
  even.sort((a, b) => a.angle - b.angle || a.radius - b.radius);
  const gaps = Math.max(0, sizes.filter((size) => size > 0).length - 1);
  const room =
    gaps === 0 ? 0 : Math.min((ROOM * nearestOf(even, rowGap)) / (inner + (100 - inner) / 2), ROOM_MAX / gaps);
  const squeezed = (Math.PI - gaps * room) / Math.PI;
  let gap = -1;
  const blockOf = sizes.flatMap((size) => {
    if (size > 0) gap += 1;
    return Array.from({ length: size }, () => Math.max(0, gap));
  });
  const placed = even.map(({ angle, radius }, at) => ({
    radius,
    angle: angle * squeezed + room * (blockOf[at] ?? 0),
  }));
  const layout = framed(placed, nearestOf(placed, rowGap));
  const width = DIGIT * String(Math.max(...sizes)).length + NUMBER_ROOM;
  const radius = 100 + layout.seatRadius + NUMBER * NUMBER_AWAY;
  const angles = spread(middles(sizes, placed), (NUMBER * width) / radius);
  const [side, top] = [radius + (NUMBER * width) / 2, radius + NUMBER / 2];
  const below = layout.seatRadius + 1;
  return {
    ...layout,
    ...(hasNumbers && { viewBox: `${-side} ${-top} ${2 * side} ${top + below}` }),
    isRow: false,
    numbers: angles.map((angle) =>
      angle === null ? null : { x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) },
    ),
    numberSize: NUMBER,
  };
}

type Placed = { angle: number; radius: number };

/** The smallest distance between two seats of one row, or between two rows. */
function nearestOf(seats: readonly Placed[], rowGap: number): number {
  const last = new Map<number, number>();
  let nearest = rowGap;
  for (const { angle, radius } of seats) {
    const before = last.get(radius);
    if (before !== undefined) nearest = Math.min(nearest, 2 * radius * Math.sin((angle - before) / 2));
    last.set(radius, angle);
  }
  return nearest;
}

/** The angle in the middle of each block. */
function middles(sizes: readonly number[], placed: readonly Placed[]): (number | null)[] {
  let from = 0;
  return sizes.map((size) => {
    const block = placed.slice(from, from + size);
    from += size;
    return block.length === 0 ? null : block.reduce((sum, { angle }) => sum + angle, 0) / block.length;
  });
}

/** The same angles in their order, no two nearer than `apart`. */
function spread(angles: readonly (number | null)[], apart: number): (number | null)[] {
  const moved = [...angles];
  let least = apart / 2;
  for (const [at, angle] of moved.entries()) {
    if (angle === null) continue;
    moved[at] = Math.max(angle, least);
    least = Math.max(angle, least) + apart;
  }
  let most = Math.PI - apart / 2;
  for (let at = moved.length - 1; at >= 0; at -= 1) {
    const angle = moved[at];
    if (angle === null || angle === undefined) continue;
    moved[at] = Math.min(angle, most);
    most = Math.min(angle, most) - apart;
  }
  return moved;
}
