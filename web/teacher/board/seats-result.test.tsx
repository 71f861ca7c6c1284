import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GUESS_MAX } from '#shared/domain/class-guess.ts';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { SeatsResult } from './seats-result.tsx';

const COUNTS = [5, 9, 10];

/** How many seats stand left of the line of a guess with that mean. */
function seatsBefore(mean: number): number {
  const { options } = resultsOf(
    COUNTS.map((count, at) => ({ opinion: `${at}`, order: at, color: '#123456', count, hands: 0 })),
    0,
  );
  const markup = renderToStaticMarkup(
    <SeatsResult
      options={options}
      skipped={0}
      unanswered={0}
      reveal={{ kind: 'none', isRunning: false, before: [] }}
      lineAt={mean / GUESS_MAX}
    />,
  );
  const numbers = (names: readonly string[], element: string) =>
    [...markup.matchAll(new RegExp(`<${element} [^>]*>`, 'g'))].map(([tag]) =>
      names.map((name) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])),
    );
  const [[x = 0, y = 0] = []] = numbers(['x2', 'y2'], 'line');
  // Beside the first and the last seat the line is a little below them.
  const turn = y > 0 ? (x < 0 ? -1 : 4) : Math.atan2(-y, -x);
  return numbers(['cx', 'cy'], 'circle').filter(([cx = 0, cy = 0]) => Math.atan2(Math.abs(cy), -cx) < turn).length;
}

it.each([
  [0, 0],
  [2.1, 5],
  [7, 17],
  [8.8, 21],
  [10, 24],
])('the line of a mean of %f stands after %i of 24 seats', (mean, seats) => {
  expect(seatsBefore(mean)).toBe(seats);
});
