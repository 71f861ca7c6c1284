// Where the seats of a result stand: a block per option, with room between two blocks, so that they can be told apart without colours.

import { framed, type HalfCircleLayout, halfCircleRows } from '#web/ui/core/half-circle-layout.ts';

export interface BlockLayout extends HalfCircleLayout {
  /** Where the number of each block stands, inside the half circle; null for an empty one. */
  numbers: ({ x: number; y: number } | null)[];
  /** The height of a number. */
  numberSize: number;
}

/** The room between two blocks, as a part of the smallest distance between two seats; and how much of the half circle it may take in all. */
const ROOM = 1;
const ROOM_MAX = Math.PI / 4;
const NUMBER_MAX = 19;
/** The width of a digit, and the room between two numbers, as parts of a number's height. */
const DIGIT = 0.58;
const NUMBER_ROOM = 0.3;

/** Returns the seats of blocks of those sizes from left to right. The numbers of small blocks move aside for each other. */
export function blockLayout(sizes: readonly number[]): BlockLayout {
  const count = sizes.reduce((sum, size) => sum + size, 0);
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
  const hollow = inner - layout.seatRadius;
  const width = DIGIT * String(Math.max(...sizes)).length + NUMBER_ROOM;
  const numberSize = Math.min(NUMBER_MAX, hollow * 0.36, hollow / (1 + ((gaps + 1) * width) / Math.PI));
  const radius = Math.max(0, hollow - numberSize);
  const angles = spread(middles(sizes, placed), (numberSize * width) / radius);
  return {
    ...layout,
    numbers: angles.map((angle) =>
      angle === null ? null : { x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) },
    ),
    numberSize,
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
