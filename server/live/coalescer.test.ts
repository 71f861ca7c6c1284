import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coalescer } from './coalescer.ts';

describe('coalescing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes the first at once, what follows at the window’s end, and is quiet after that', () => {
    const flushed: string[] = [];
    const coalescer = new Coalescer<string>(100, (key, items) => flushed.push(`${key}:${items.join('')}`));
    coalescer.add('game', 'a');
    coalescer.add('game', 'b');
    coalescer.add('game', 'c', 'd');
    expect(flushed).toEqual(['game:a']);
    vi.advanceTimersByTime(100);
    expect(flushed).toEqual(['game:a', 'game:bcd']);
    coalescer.add('game', 'e');
    expect(flushed).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual(['game:a', 'game:bcd', 'game:e']);
    coalescer.add('game', 'f');
    expect(flushed.at(-1)).toBe('game:f');
  });

  it('passes everything at the window’s end when it is late', () => {
    const flushed: string[] = [];
    const pass = (key: string, items: string[]) => flushed.push(`${key}:${items.join('')}`);
    const coalescer = new Coalescer<string>(100, pass, { late: true });
    coalescer.add('game', 'a');
    coalescer.add('game', 'b');
    expect(flushed).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual(['game:ab']);
    coalescer.add('game', 'c');
    coalescer.close();
    expect(flushed).toEqual(['game:ab', 'game:c']);
  });

  it('flushes a key at most once per window, however much happens, and loses nothing', () => {
    const flushes: { at: number; items: number[] }[] = [];
    const coalescer = new Coalescer<number>(50, (_, items) => flushes.push({ at: Date.now(), items }));
    for (let item = 0; item < 1000; item++) {
      coalescer.add('game', item);
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(100);
    expect(flushes.flatMap(({ items }) => items)).toEqual(Array.from({ length: 1000 }, (_, at) => at));
    for (const [at, { at: moment }] of flushes.entries())
      expect(moment - (flushes[at - 1]?.at ?? -50)).toBeGreaterThanOrEqual(50);
  });

  it('sends at once what waits when it is asked to, and nothing twice', () => {
    const flushed: number[][] = [];
    const coalescer = new Coalescer<number>(100, (_, items) => flushed.push([...items]));
    coalescer.flush('a');
    for (const item of [1, 2, 3]) coalescer.add('a', item);
    coalescer.flush('a');
    expect(flushed).toEqual([[1], [2, 3]]);
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual([[1], [2, 3]]);
  });

  it('separates keys, and sends what waits when it is closed, and nothing twice', () => {
    const flushed: [string, number[]][] = [];
    const coalescer = new Coalescer<number>(100, (key, items) => flushed.push([key, [...items]]));
    coalescer.add('a', 1);
    coalescer.add('b', 1);
    coalescer.add('a', 2);
    coalescer.close();
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual([
      ['a', [1]],
      ['b', [1]],
      ['a', [2]],
    ]);
  });
});
