import { describe, expect, it } from 'vitest';
import type { OwnRobustness } from '#shared/contract/result.ts';
import { decisiveShown, isReplaceable } from './decisive.ts';

const change = (statementId: string, opinion: string, ...leaders: string[]) => ({ statementId, opinion, leaders });
const fragile = (...decisive: OwnRobustness['decisive']): OwnRobustness => ({
  kind: 'fragile',
  leaders: ['a'],
  same: [],
  decisive,
});

describe('the decisive answers that a student is shown', () => {
  it('are at most three, each of another statement', () => {
    const all = ['s1', 's1', 's2', 's3', 's4'].map((id, at) => change(id, `${at}`, 'b'));
    expect(decisiveShown(fragile(...all)).map(({ opinion }) => opinion)).toEqual(['0', '2', '3']);
  });

  it('put another party first where any does', () => {
    const level = change('s1', 'yes', 'a', 'b');
    const other = change('s2', 'yes', 'b');
    expect(isReplaceable(fragile(level, other))).toBe(true);
    expect(decisiveShown(fragile(level, other))).toEqual([other]);
    expect(isReplaceable(fragile(level))).toBe(false);
    expect(decisiveShown(fragile(level))).toEqual([level]);
  });

  it('leave one party first, out of a tie', () => {
    const [one, still] = [change('s2', 'no', 'b'), change('s1', 'no', 'b', 'c')];
    expect(decisiveShown({ kind: 'tie', leaders: ['a', 'b', 'c'], same: [], decisive: [still, one] })).toEqual([one]);
  });

  it('are none of a firm match', () => {
    expect(decisiveShown({ kind: 'firm', leaders: ['a'], same: [], decisive: [] })).toEqual([]);
  });
});
