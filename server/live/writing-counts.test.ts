import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WRITING_FORGOTTEN_MS } from '#shared/domain/limits.ts';
import { writingEvent } from '#shared/domain/live-event-names.ts';
import { noopBus } from './message-bus.ts';
import { WritingCounts } from './writing-counts.ts';

const CODE = 'ABC234';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('adds what other servers say, and forgets one that says nothing any more', () => {
  const io = new Server();
  const told: unknown[] = [];
  vi.spyOn(io.of('/').adapter, 'broadcast').mockImplementation(({ data: [name, count] }) => {
    expect(name).toBe(writingEvent(CODE));
    told.push(count);
  });
  const counts = new WritingCounts(io, noopBus);
  const sayAgain = (server: string, count: number) => counts.receive(CODE, { kind: 'writing', server, count });
  sayAgain('alive', 1);
  sayAgain('dies', 2);
  for (let at = 0; at < WRITING_FORGOTTEN_MS; at += 1_000) {
    vi.advanceTimersByTime(1_000);
    sayAgain('alive', 1);
    if (at < 5_000) expect(at < 1_000 || told.at(-1) === 3).toBe(true);
  }
  vi.advanceTimersByTime(3_000);
  expect(told.at(-1)).toBe(1);
  vi.advanceTimersByTime(WRITING_FORGOTTEN_MS * 2);
  expect(told.at(-1)).toBe(0);
  const { length } = told;
  vi.advanceTimersByTime(WRITING_FORGOTTEN_MS * 10);
  expect(told).toHaveLength(length);
  counts.close();
});
