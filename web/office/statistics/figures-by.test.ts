// The sums of the statistics' charts.
import { describe, expect, it } from 'vitest';
import { type FigureRow, figuresBy, monthsOf } from './figures-by.ts';

const row = (changes: Partial<FigureRow>): FigureRow => ({
  month: '2026-01',
  type: 'debate',
  tempo: 'teacher',
  audience: 'secondary',
  sessions: 1,
  participants: 20,
  answers: 200,
  ...changes,
});

describe('figures', () => {
  const rows = [row({}), row({ type: 'party', sessions: 2 }), row({ type: 'party', participants: 5 })];

  it('add up by key, in the order of the keys', () => {
    expect(figuresBy(rows, ['party', 'debate'], ({ type }) => type, 'sessions')).toEqual([
      { key: 'party', value: 3 },
      { key: 'debate', value: 1 },
    ]);
    expect(figuresBy(rows, ['party'], ({ type }) => type, 'participants')).toEqual([{ key: 'party', value: 25 }]);
  });
  it('are zero where there is no row', () => {
    expect(figuresBy(rows, ['other'], ({ audience }) => audience ?? '', 'answers')).toEqual([
      { key: 'other', value: 0 },
    ]);
  });
});

describe('months', () => {
  it('run from the last to the first without gaps, over the end of a year', () => {
    expect(monthsOf([row({ month: '2026-02' }), row({ month: '2025-11' })])).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
  });
  it('are none without rows', () => {
    expect(monthsOf([])).toEqual([]);
  });
});
