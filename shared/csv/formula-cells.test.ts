import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defuseCell, restoreCell } from './formula-cells.ts';

const INVISIBLE = ['\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u202E', '\uFE0F', '\u{E0020}', '\u0000', '\n'];

it.each(INVISIBLE)('defuses a formula behind the invisible character %j', (sign) => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1'])
    for (const cell of [sign + formula, sign.repeat(3) + formula, `'${sign}${formula}`, `${sign}'${formula}`])
      expect(defuseCell(cell)).toBe(`'${cell}`);
});

it.each(["'t is goed", '’s avonds', `${INVISIBLE[0]}een zin - met een streep`, ' = niet vooraan', ''])(
  'leaves %j as it is',
  (cell) => {
    expect(defuseCell(cell)).toBe(cell);
    expect(restoreCell(cell)).toBe(cell);
  },
);

it('takes one apostrophe away on import, so that every cell comes back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '-', '@', '\t', ' ', 'a', ...INVISIBLE) });
  fc.assert(
    fc.property(fc.oneof(cell, fc.string({ unit: 'binary' })), (text) => restoreCell(defuseCell(text)) === text),
  );
});
