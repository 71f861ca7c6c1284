import type { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PollOnce } from './polling.ts';
import { ownerRoomOf, roomOf } from './rooms.ts';

const CODE = 'ABC234';
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function polling() {
  const told: unknown[][] = [];
  const io = { to: (room: string) => ({ emit: (...event: unknown[]) => told.push([room, ...event]) }) };
  const bus = { isConnected: true };
  return { told, bus, once: new PollOnce(io as unknown as Server, bus) };
}
const said = (room: string, on: boolean) => [room, `${CODE}-poll`, { on }];

it('the listeners of a room begin to read by themselves, and stop after the first time', () => {
  const { told, once } = polling();
  once.add(ownerRoomOf(CODE));
  expect(told).toEqual([said(ownerRoomOf(CODE), true)]);
  vi.advanceTimersByTime(4_000);
  expect(told).toEqual([said(ownerRoomOf(CODE), true), said(ownerRoomOf(CODE), false)]);
});

it('they go on while more comes', () => {
  const { told, once } = polling();
  for (let time = 0; time < 5; time++) {
    once.add(roomOf(CODE));
    vi.advanceTimersByTime(3_000);
  }
  expect(told).toEqual(Array.from({ length: 5 }, () => said(roomOf(CODE), true)));
});

it('they go on while Redis is away', () => {
  const { told, bus, once } = polling();
  once.add(roomOf(CODE));
  bus.isConnected = false;
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([said(roomOf(CODE), true)]);
});
