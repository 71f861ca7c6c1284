import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveServer } from './gateway.ts';
import { noopBus } from './message-bus.ts';
import { Publisher } from './publisher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CODE = 'ABC234';

function counting() {
  const stored = new Map<string, number>();
  const told: { at: number; text: string }[] = [];
  const io = createLiveServer(createServer(), {});
  vi.spyOn(io.of('/').adapter, 'broadcast').mockImplementation(({ data: [name, update] }) => {
    if (name.endsWith('-teacher-update'))
      told.push({ at: Date.now(), text: `${name} ${update.statementId} ${update.answered}` });
  });
  const publisher = new Publisher(io, noopBus, {
    participants: async () => 9,
    voted: async () => null,
    answered: async (_, statementId) => {
      const answered = stored.get(statementId);
      if (answered === undefined) throw new Error('the database is away');
      return { answered, participants: 9 };
    },
  });
  const add = async (statementId: string, answered: number) => {
    stored.set(statementId, answered);
    publisher.answered(CODE, statementId, null);
    await vi.advanceTimersByTimeAsync(0);
  };
  const texts = () => told.map(({ text }) => text.replace(`${CODE}-teacher-update `, ''));
  return { publisher, stored, told, add, texts };
}

it('tells the first at once, then at most two a second, of several statements the latest', async () => {
  const { told, add, texts } = counting();
  for (let answered = 1; answered <= 100; answered++) {
    await add(answered % 2 === 0 ? 's1' : 's2', answered);
    await vi.advanceTimersByTimeAsync(40);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts()[0]).toBe('s2 1');
  expect(texts().at(-1)).toBe('s1 100');
  expect(told.length).toBeGreaterThan(5);
  for (const [which, { at }] of told.slice(2).entries()) expect(at - (told[which]?.at ?? 0)).toBeGreaterThan(1_000);
});

it('tells nothing where the number did not move', async () => {
  const { add, texts } = counting();
  for (let time = 0; time < 3; time++) {
    await add('s1', 1);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(texts()).toEqual(['s1 1']);
});

it('tells an equal number of another round', async () => {
  const { publisher, add, texts } = counting();
  await add('s1', 1);
  await vi.advanceTimersByTimeAsync(2_000);
  publisher.toEverybody(CODE, { type: 'second-round', statementId: 's1' });
  await add('s1', 1);
  expect(texts()).toEqual(['s1 1', 's1 1']);
});

it('goes on after the database was away, and ends with the server', async () => {
  const { publisher, add, stored, texts } = counting();
  publisher.answered(CODE, 's1', null);
  await vi.advanceTimersByTimeAsync(1_000);
  await add('s1', 4);
  expect(texts()).toEqual(['s1 4']);
  stored.set('s1', 5);
  publisher.answered(CODE, 's1', null);
  publisher.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts()).toEqual(['s1 4', 's1 5']);
});
