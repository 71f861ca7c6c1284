// Which order numbers change when a block is moved.
import { describe, expect, it } from 'vitest';
import { moved } from '#web/ui/lists/sortable-list.tsx';
import { type OrderedBlock, ordersAfterMove } from './orders-after-move.ts';

const block = (_id: string, order: number, legacy = false): OrderedBlock => ({ _id, order, legacy });
const changes = (blocks: OrderedBlock[], from: number, to: number) =>
  Object.fromEntries(ordersAfterMove(blocks, from, to));

describe('moving a block', () => {
  it('puts it at its new place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
  it('numbers all from 1, and names only what changes', () => {
    expect(changes([block('a', 1), block('b', 2), block('c', 3)], 1, 2)).toEqual({ c: 2, b: 3 });
    expect(changes([block('a', 0), block('b', 0)], 0, 1)).toEqual({ b: 1, a: 2 });
  });
  it('changes only the moved one beside legacy blocks, to a number between its neighbours', () => {
    const blocks = [block('old', 1, true), block('a', 5), block('b', 6), block('c', 7)];
    expect(changes(blocks, 3, 1)).toEqual({ c: 2 });
    expect(changes(blocks, 3, 2)).toEqual({ c: 5.5 });
    expect(changes(blocks, 3, 0)).toEqual({ c: 0 });
    expect(changes(blocks, 1, 3)).toEqual({ a: 8 });
  });
});
