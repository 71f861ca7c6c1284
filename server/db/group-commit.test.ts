import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GroupCommit } from './group-commit.ts';

describe('group commit', () => {
  // Items that are added one after the other would belong to two batches on a machine that is busy for 5 ms between them.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterAll(() => void vi.useRealTimers());

  it('writes what arrives together as one batch, and answers each item with its own output', async () => {
    const batches: number[][] = [];
    const commit = new GroupCommit(async (items: number[]) => {
      batches.push(items);
      return items.map((item) => item * 10);
    });
    expect(await Promise.all([1, 2, 3].map((item) => commit.add(item)))).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('begins a batch with 64 items, never has two under way, and takes what came meanwhile together', async () => {
    let under = 0;
    let most = 0;
    const sizes: number[] = [];
    const commit = new GroupCommit(async (items: number[]) => {
      under += 1;
      most = Math.max(most, under);
      sizes.push(items.length);
      await nextTurn();
      under -= 1;
      return items;
    });
    const items = Array.from({ length: 300 }, (_, at) => at);
    expect(await Promise.all(items.map((item) => commit.add(item)))).toEqual(items);
    expect(most).toBe(1);
    expect(sizes).toEqual([64, 236]);
  });

  it('acknowledges nothing of a batch that failed, and goes on with the next', async () => {
    let broken = true;
    const commit = new GroupCommit(async (items: string[]) => {
      if (broken) throw new Error('disk full');
      return items;
    });
    const failed = await Promise.allSettled([commit.add('a'), commit.add('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await commit.add('c')).toBe('c');
  });

  it('can be waited for until everything is written', async () => {
    const written: number[] = [];
    const commit = new GroupCommit(async (items: number[]) => {
      await nextTurn();
      written.push(...items);
      return items;
    });
    const all = Promise.all([1, 2, 3].map((item) => commit.add(item)));
    await commit.drain();
    expect(written).toEqual([1, 2, 3]);
    await all;
  });
});
