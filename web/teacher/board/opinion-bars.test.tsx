import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpinionBars } from './opinion-bars.tsx';

it('says a share as a whole percentage, and with its decimals where it is exact', () => {
  const option = { opinion: 'Eens', order: 1, color: '#123456', count: 3, hands: 0, percentage: 42.86 };
  const shareOf = (isExact: boolean) =>
    renderToStaticMarkup(<OpinionBars options={[option]} isExact={isExact} />).match(/[\d,]+\u00a0%/)?.[0];
  expect(shareOf(false)).toBe('43\u00a0%');
  expect(shareOf(true)).toBe('42,86\u00a0%');
});
