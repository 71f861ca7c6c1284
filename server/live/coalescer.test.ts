import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coalescer } from './coalescer.ts';

const PACE = { window: 100 };
const LATE = { window: 100, isLate: true };

describe('coalescing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes the first at once, what follows at the window’s end, and is quiet after that', () => {
    const flushed: string[] = [];
    const coalescer = new Coalescer<string>((key, items) => void flushed.push(`${key}:${items.join('')}`));
    coalescer.add('game', 'a', PACE);
    coalescer.add('game', 'b', PACE);
    for (const item of ['c', 'd']) coalescer.add('game', item, PACE);
    expect(flushed).toEqual(['game:a']);
    vi.advanceTimersByTime(100);
    expect(flushed).toEqual(['game:a', 'game:bcd']);
    coalescer.add('game', 'e', PACE);
    expect(flushed).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual(['game:a', 'game:bcd', 'game:e']);
    coalescer.add('game', 'f', PACE);
    expect(flushed.at(-1)).toBe('game:f');
  });

  it('passes everything at the window’s end when it is late', () => {
    const flushed: string[] = [];
    const pass = (key: string, items: string[]) => void flushed.push(`${key}:${items.join('')}`);
    const coalescer = new Coalescer<string>(pass);
    coalescer.add('game', 'a', LATE);
    coalescer.add('game', 'b', LATE);
    expect(flushed).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual(['game:ab']);
    coalescer.add('game', 'c', LATE);
    coalescer.close();
    expect(flushed).toEqual(['game:ab', 'game:c']);
  });

  it('flushes a key at most once per window, however much happens, and loses nothing', () => {
    const flushes: { at: number; items: number[] }[] = [];
    const coalescer = new Coalescer<number>((_, items) => void flushes.push({ at: Date.now(), items }));
    for (let item = 0; item < 1000; item++) {
      coalescer.add('game', item, { window: 50 });
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(100);
    expect(flushes.flatMap(({ items }) => items)).toEqual(Array.from({ length: 1000 }, (_, at) => at));
    for (const [at, { at: moment }] of flushes.entries())
      expect(moment - (flushes[at - 1]?.at ?? -50)).toBeGreaterThanOrEqual(50);
  });

  it('counts a window from the end of a slow call', async () => {
    const began: number[] = [];
    const coalescer = new Coalescer<number>(async () => {
      began.push(Date.now());
      await new Promise((done) => setTimeout(done, 300));
    });
    const start = Date.now();
    for (const item of [1, 2, 3]) coalescer.add('game', item, PACE);
    await vi.advanceTimersByTimeAsync(399);
    expect(began).toEqual([start]);
    await vi.advanceTimersByTimeAsync(1);
    expect(began).toEqual([start, start + 400]);
  });

  it('sends at once what waits when it is asked to, and nothing twice', () => {
    const flushed: number[][] = [];
    const coalescer = new Coalescer<number>((_, items) => void flushed.push([...items]));
    coalescer.flush('a');
    for (const item of [1, 2, 3]) coalescer.add('a', item, PACE);
    coalescer.flush('a');
    expect(flushed).toEqual([[1], [2, 3]]);
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual([[1], [2, 3]]);
  });

  it('separates keys, and sends what waits when it is closed, and nothing twice', () => {
    const flushed: [string, number[]][] = [];
    const coalescer = new Coalescer<number>((key, items) => void flushed.push([key, [...items]]));
    coalescer.add('a', 1, PACE);
    coalescer.add('b', 1, PACE);
    coalescer.add('a', 2, PACE);
    coalescer.close();
    vi.advanceTimersByTime(1000);
    expect(flushed).toEqual([
      ['a', [1]],
      ['b', [1]],
      ['a', [2]],
    ]);
  });
});
