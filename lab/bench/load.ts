// Load like a classroom's: joins in groups, updates that everybody waits for, answers spread over a second.
import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { type Spread, spreadOf } from './figures.ts';

/** Concurrent calls: a class does not open a thousand connections in one millisecond. */
const AT_ONCE = 100;

/** A setting for servers that play one game with more students than may join by default. */
export const LARGE_GAME = { PARTICIPANTS_MAX: '10000' };

/** Does something `count` times, a hundred at once. */
export async function inGroups<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => act(from + at));
    done.push(...(await Promise.all(group)));
  }
  return done;
}

/** Milliseconds from `send` until each listener received the event, of that type if one is given. */
async function received(
  sockets: readonly Socket[],
  event: string,
  send: () => void,
  type: string | null,
): Promise<number[]> {
  const arrivals = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<number>((resolve) => {
          const hear = (update: { type: string }) => {
            if (type !== null && update.type !== type) return;
            socket.off(event, hear);
            resolve(performance.now());
          };
          socket.on(event, hear);
        }),
    ),
  );
  const sent = performance.now();
  send();
  return (await arrivals).map((moment) => moment - sent);
}

/** Sends `rounds` updates, with milliseconds of rest after each; returns how long each took to each listener. */
export async function broadcasts(
  sockets: readonly Socket[],
  event: string,
  rounds: number,
  send: (round: number) => void,
  type: string | null = null,
  rest = 50,
): Promise<Spread> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    all.push(...(await received(sockets, event, () => send(round), type)));
    await delay(rest);
  }
  return spreadOf(all);
}

/** Acts `count` times in the same moment; returns the milliseconds that each took. */
export const atOnce = async (count: number, act: (at: number) => Promise<unknown>): Promise<Spread> => {
  const began = performance.now();
  const ended = (at: number) => act(at).then(() => performance.now() - began);
  return spreadOf(await Promise.all(Array.from({ length: count }, (_, at) => ended(at))));
};

/** With the milliseconds at which the first and the last one began. */
export interface TimedSpread extends Spread {
  from: number;
  to: number;
}

/** Acts `count` times, spread over a second; returns the milliseconds that each took. */
export async function withinASecond(count: number, act: (at: number) => Promise<unknown>): Promise<TimedSpread> {
  const began: number[] = [];
  const taken = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await delay((at * 1000) / count);
      const from = performance.now();
      began.push(from);
      await act(at);
      return performance.now() - from;
    }),
  );
  return { ...spreadOf(taken), from: Math.min(...began), to: Math.max(...began) };
}
