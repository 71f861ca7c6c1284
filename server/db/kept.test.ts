import { expect, it } from 'vitest';
import { Kept } from './kept.ts';

it('what is kept is read once, until so many others were asked for since', async () => {
  const read: string[] = [];
  const kept = new Kept(2, async (id) => {
    read.push(id);
    return id.toUpperCase();
  });
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await kept.get(id)).toBe(id.toUpperCase());
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

it('what is not there, or could not be read, is read anew', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(null), Promise.resolve('there')];
  const kept = new Kept(2, async () => answers.shift() ?? null);
  await expect(kept.get('a')).rejects.toThrow('away');
  expect(await kept.get('a')).toBeNull();
  expect(await kept.get('a')).toBe('there');
  expect(await kept.get('a')).toBe('there');
});
