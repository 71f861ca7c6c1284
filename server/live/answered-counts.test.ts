import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnsweredCounts } from './answered-counts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const stored = new Map<string, number>();
  const told: { at: number; text: string }[] = [];
  const counts = new AnsweredCounts(
    async (_, statementId) => {
      const answered = stored.get(statementId);
      if (answered === undefined) throw new Error('the database is away');
      return { answered, participants: 9 };
    },
    (code, statementId, { answered }) => told.push({ at: Date.now(), text: `${code} ${statementId} ${answered}` }),
  );
  const add = async (statementId: string, answered: number) => {
    stored.set(statementId, answered);
    counts.add('ABC234', statementId);
    await vi.advanceTimersByTimeAsync(0);
  };
  const texts = () => told.map(({ text }) => text);
  return { counts, stored, told, add, texts };
}

it('tells the first at once, then at most two a second, of several statements the latest', async () => {
  const { told, add, texts } = counting();
  for (let answered = 1; answered <= 100; answered++) {
    await add(answered % 2 === 0 ? 's1' : 's2', answered);
    await vi.advanceTimersByTimeAsync(40);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts()[0]).toBe('ABC234 s2 1');
  expect(texts().at(-1)).toBe('ABC234 s1 100');
  expect(told.length).toBeGreaterThan(5);
  for (const [which, { at }] of told.slice(2).entries()) expect(at - (told[which]?.at ?? 0)).toBeGreaterThan(1_000);
});

it('tells nothing where the number did not move', async () => {
  const { add, texts } = counting();
  for (let time = 0; time < 3; time++) {
    await add('s1', 1);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(texts()).toEqual(['ABC234 s1 1']);
});

it('tells an equal number of another round', async () => {
  const { counts, add, texts } = counting();
  await add('s1', 1);
  await vi.advanceTimersByTimeAsync(2_000);
  counts.forget('ABC234', 's1');
  await add('s1', 1);
  expect(texts()).toEqual(['ABC234 s1 1', 'ABC234 s1 1']);
});

it('goes on after the database was away, and ends with the server', async () => {
  const { counts, add, stored, texts } = counting();
  counts.add('ABC234', 's1');
  await vi.advanceTimersByTimeAsync(1_000);
  await add('s1', 4);
  expect(texts()).toEqual(['ABC234 s1 4']);
  stored.set('s1', 5);
  counts.add('ABC234', 's1');
  counts.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts()).toEqual(['ABC234 s1 4']);
});
