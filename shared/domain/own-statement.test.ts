import { describe, expect, it } from 'vitest';
import { areOwnOptions, mayChangeOwn, ownOptions } from './own-statement.ts';

describe('own statements', () => {
  it.each<[string[], boolean]>([
    [['Ja', 'Nee'], true],
    [['1', '2', '3', '4', '5'], true],
    [['Ja'], false],
    [['1', '2', '3', '4', '5', '6'], false],
    [['Ja', 'Nee', ' JA '], false],
    [['Ja', 'Nee', 'J\u200ba'], false],
    [['Niet zo', 'Niet\u00a0zo'], false],
    [['Ja', '__Skip\u200bQuestion__'], false],
    [['Ja', '__SkipQuestion__'], false],
  ])('may have the options %j: %s', (opinions, may) => {
    expect(areOwnOptions(opinions)).toBe(may);
  });

  it('number their options and give each a colour of its own', () => {
    const options = ownOptions(['Bus', 'Fiets', 'Te voet']);
    expect(options.map(({ opinion, order }) => [opinion, order])).toEqual([
      ['Bus', 1],
      ['Fiets', 2],
      ['Te voet', 3],
    ]);
    expect(new Set(options.map(({ color }) => color)).size).toBe(3);
  });

  it('come before the start of a debate, or while its teacher moves on', () => {
    expect(mayChangeOwn('debate', { name: 'draft' })).toBe(true);
    expect(mayChangeOwn('debate', { name: 'teacherTempo', currentStatement: 'a' })).toBe(true);
    expect(mayChangeOwn('party', { name: 'draft' })).toBe(false);
    for (const name of ['studentTempo', 'results'] as const) expect(mayChangeOwn('debate', { name })).toBe(false);
  });
});
