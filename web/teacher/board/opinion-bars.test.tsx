import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { OpinionBars } from './opinion-bars.tsx';

/** The share of the first of two options. */
function shareOf(count: number, others: number, isExact = false) {
  const option = { opinion: 'Eens', order: 1, color: '#123456', hands: 0 };
  const { options } = resultsOf(
    [
      { ...option, count },
      { ...option, opinion: 'Oneens', order: 2, count: others },
    ],
    0,
  );
  return renderToStaticMarkup(<OpinionBars options={options} isExact={isExact} />).match(/[\d,]+\u00a0%/)?.[0];
}

it('says a share as a whole percentage, and with its decimals where it is exact', () => {
  expect(shareOf(3, 4)).toBe('43\u00a0%');
  expect(shareOf(3, 4, true)).toBe('42,86\u00a0%');
});

it('rounds a share once', () => {
  expect(shareOf(51, 50)).toBe('50\u00a0%');
});
