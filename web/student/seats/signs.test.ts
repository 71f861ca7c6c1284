import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashSign, isClosed, SIGNS, type Sign, trySign, WRONG_MAX } from './signs.ts';

const seat = (sign: Sign, clientId: string) => ({ number: 1, clientId, sign: hashSign(sign, clientId) });
const signs = fc.constantFrom(...SIGNS);

it('there are twelve, and each hash is another one, for another student too', () => {
  expect(SIGNS).toHaveLength(12);
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      fc.pre(one !== other);
      const hashes = SIGNS.flatMap((sign) => [hashSign(sign, one), hashSign(sign, other)]);
      expect(new Set(hashes).size).toBe(24);
    }),
  );
});

it('opens for its own sign only, and stays closed after three wrong ones', () => {
  fc.assert(
    fc.property(signs, fc.uuid(), fc.array(signs, { maxLength: 30 }), (own, clientId, shown) => {
      let now: ReturnType<typeof seat> & { wrong?: number } = seat(own, clientId);
      let wrong = 0;
      for (const sign of shown) {
        const wasClosed = wrong >= WRONG_MAX;
        const { seat: next, opens } = trySign(now, sign);
        expect(opens).toBe(sign === own && !wasClosed);
        if (sign !== own) wrong += 1;
        // As after a reload.
        now = JSON.parse(JSON.stringify(next));
        expect(isClosed(now)).toBe(wrong >= WRONG_MAX);
      }
    }),
  );
});
