import { expect, it } from 'vitest';
import { oddlyAbsent } from './absent.ts';

it.each([
  { count: 24, connected: 24, accepted: 0, odd: null },
  { count: 24, connected: 22, accepted: 0, odd: null },
  { count: 24, connected: 21, accepted: 0, odd: 3 },
  { count: 60, connected: 24, accepted: 0, odd: 36 },
  { count: 24, connected: 21, accepted: 3, odd: null },
  { count: 24, connected: 19, accepted: 3, odd: null },
  { count: 24, connected: 18, accepted: 3, odd: 6 },
  { count: 24, connected: null, accepted: 0, odd: null },
])('$count joined, $connected connected, $accepted accepted: $odd', ({ count, connected, accepted, odd }) => {
  expect(oddlyAbsent({ count, connected }, accepted)).toBe(odd);
});
