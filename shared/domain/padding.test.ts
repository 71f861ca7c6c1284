import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paddingFor } from './padding.ts';

it('gives every text one length that differs by no more than its room', () => {
  const text = fc.record({ common: fc.nat(5_000), longest: fc.nat(2_000) });
  fc.assert(
    fc.property(text, fc.nat(2_000), ({ common, longest }, own) => {
      const chosen = Math.min(own, longest);
      const length = common + chosen + paddingFor(common + chosen, longest - chosen).length;
      expect(length).toBe(common + longest + paddingFor(common + longest, 0).length);
      expect([length % 512, length >= common + longest, length - common - longest < 512]).toEqual([0, true, true]);
    }),
  );
});
