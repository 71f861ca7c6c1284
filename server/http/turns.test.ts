import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('works for one login after another, in the order of each', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = (name: string) => turns.run(name.charAt(0), () => done.push(name));
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(work));
  // The first one finds nobody before it.
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  await work('a4');
  expect(done.at(-1)).toBe('a4');
});

it('a turn that fails does not delay those that wait', async () => {
  const turns = new Turns();
  const failing = turns.run('a', () => {
    throw new Error('no JSON');
  });
  const next = turns.run('a', () => 'done');
  await expect(failing).rejects.toThrow('no JSON');
  expect(await next).toBe('done');
});

it('lets sixteen pieces of one login wait, and refuses the next, which nobody else notices', async () => {
  const turns = new Turns();
  const done: number[] = [];
  const all = Array.from({ length: 30 }, (_, at) => turns.run('a', () => done.push(at)));
  const other = turns.run('b', () => 'done');
  const settled = await Promise.allSettled(all);
  // One is under way.
  expect(settled.map(({ status }) => status)).toEqual([...Array(17).fill('fulfilled'), ...Array(13).fill('rejected')]);
  expect(done).toHaveLength(17);
  await expect(all.at(-1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 });
  expect(await other).toBe('done');
  expect(await turns.run('a', () => 'again')).toBe('again');
});

it('lets others run between two pieces of work, and rests longer than it worked', async () => {
  const turns = new Turns();
  const events: string[] = [];
  const busy = (name: string) => () => {
    for (const until = performance.now() + 5; performance.now() < until; );
    events.push(name);
  };
  const both = [turns.run('a', busy('first')), turns.run('a', busy('second'))];
  const timer = setTimeout(() => events.push('another request'), 6);
  await Promise.all(both);
  clearTimeout(timer);
  expect(events).toEqual(['first', 'another request', 'second']);
});
