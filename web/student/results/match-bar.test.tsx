import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MatchBar } from './match-bar.tsx';

it.each([
  [null, null],
  [0, null],
  [0.5, '0.5%'],
  [100, '100%'],
])('the bar of %s is %s wide', (percentage, width) => {
  const bar = renderToStaticMarkup(<MatchBar percentage={percentage} className="" />);
  expect(/width:([\d.]+%)/.exec(bar)?.[1] ?? null).toBe(width);
});
