import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const SECRET = 'a secret of at least 32 characters';
const { seal, open } = createSeal(SECRET, 'tests');

describe('a sealed text', () => {
  it('opens to the same text and is another one each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = seal(text);
        expect(sealed).toMatch(/^[\w-]+$/);
        expect(open(sealed)).toBe(text);
        expect(seal(text)).not.toBe(sealed);
      }),
    );
  });

  it('does not open once a character is another, is missing or is added', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, at) => {
        const sealed = seal(text);
        const place = at % sealed.length;
        const changed = sealed[place] === 'A' ? 'B' : 'A';
        expect(open(sealed.slice(0, place) + changed + sealed.slice(place + 1))).toBeNull();
        expect(open(sealed.slice(0, place) + sealed.slice(place + 1))).toBeNull();
        expect(open(`${sealed}A`)).toBeNull();
      }),
    );
  });

  it('does not open for another purpose or with another secret', () => {
    expect(createSeal(SECRET, 'others').open(seal('text'))).toBeNull();
    expect(createSeal(`${SECRET}!`, 'tests').open(seal('text'))).toBeNull();
    for (const text of ['', 'x', '{}', 'ééé']) expect(open(text)).toBeNull();
  });
});
