import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { required } from '#testing/required.ts';
import { blockLayout } from './seat-blocks.ts';
import { SeatLine } from './seat-line.tsx';

interface Point {
  x: number;
  y: number;
}

const drawn = (
  sizes: readonly number[],
  share: number,
): { layout: ReturnType<typeof blockLayout>; points: Point[] } => {
  const layout = blockLayout(sizes);
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const markup = renderToStaticMarkup(<SeatLine {...{ share, seats, layout }} />);
  const points = required(/points="([^"]*)"/.exec(markup)?.[1]).split(' ');
  return {
    layout,
    points: points.map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return { x, y };
    }),
  };
};

/** How far a seat's middle is from the line. */
function distance({ x, y }: Point, points: readonly Point[]): number {
  const parts = points.slice(1).map((to, at) => {
    const from = required(points[at]);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, along));
    return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
  });
  return Math.min(...parts);
}

/** Counted from the left; below the first and the last seat it goes on. */
const angleOf = ({ x, y }: Point): number => {
  const angle = Math.atan2(-y, -x);
  return angle < -Math.PI / 2 ? angle + 2 * Math.PI : angle;
};

/** The angle of the line where the row of a seat is. */
function lineAt(seat: Point, points: readonly Point[]): number {
  const nearest = points.toSorted(
    (one, other) =>
      Math.abs(Math.hypot(one.x, one.y) - Math.hypot(seat.x, seat.y)) -
      Math.abs(Math.hypot(other.x, other.y) - Math.hypot(seat.x, seat.y)),
  );
  return angleOf(required(nearest[0]));
}

it.each([
  [[5, 9, 10], 0, 0],
  [[5, 9, 10], 0.21, 5],
  [[5, 9, 10], 0.7, 17],
  [[5, 9, 10], 0.88, 21],
  [[5, 9, 10], 1, 24],
  [[7, 4, 1, 4, 3, 1, 1, 1], 0.5, 11],
  [[28, 29], 0.85, 48],
  [[40, 60, 40], 0.33, 46],
])('of seats %j it stands at %f after %i of them, and hides behind none', (sizes, share, before) => {
  const { layout, points } = drawn(sizes, share);
  expect(layout.seats.filter((seat) => angleOf(seat) < lineAt(seat, points))).toHaveLength(before);
  // Where it bends between two rows it may touch the edge of a seat.
  for (const seat of layout.seats) expect(distance(seat, points)).toBeGreaterThan(0.7 * layout.seatRadius);
});

it.each([
  [[5, 3], 0, 0],
  [[5, 3], 0.5, 4],
  [[5, 3], 1, 8],
])('of a straight row %j it stands at %f after %i', (sizes, share, before) => {
  const { layout, points } = drawn(sizes, share);
  expect(layout.seats.filter(({ x }) => x < required(points[0]).x)).toHaveLength(before);
});
