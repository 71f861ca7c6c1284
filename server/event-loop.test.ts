import { expect, it } from 'vitest';
import { yieldToEventLoop } from './event-loop.ts';

it('lets one of all that wait go on per turn, in the order in which they came', async () => {
  let turn = 0;
  const next = (): void => {
    turn += 1;
    if (turn < 100) setImmediate(next);
  };
  setImmediate(next);
  const wentOnIn = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await yieldToEventLoop();
      return turn;
    }),
  );
  expect(new Set(wentOnIn).size).toBe(5);
  expect(wentOnIn).toEqual(wentOnIn.toSorted((a, b) => a - b));
});
