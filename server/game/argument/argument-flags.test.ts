import { expect, it } from 'vitest';
import { ArgumentFlags } from './argument-flags.ts';

function setUp() {
  const stored = { words: ['Dikkenek', 'halve zool'], reads: 0, isAway: false, ms: 1 };
  const flags = new ArgumentFlags(
    ['NL_BE'],
    async () => {
      stored.reads += 1;
      if (stored.isAway) throw new Error('away');
      return [...stored.words];
    },
    { now: () => stored.ms },
  );
  const flagsOf = async (text: string) => (await flags.now())(text);
  return { stored, flags, flagsOf };
}

it('own words flag as whole words, beside those of the languages', async () => {
  const { stored, flagsOf } = setUp();
  expect(await flagsOf('wat een DikkeNEK')).toEqual(['word']);
  expect(await flagsOf('jij halve  zool!')).toEqual(['word']);
  expect(await flagsOf('wat een klootzak')).toEqual(['word']);
  expect(await flagsOf('een dikkenekje op een halve schoenzool')).toEqual([]);
  expect(stored.reads).toBe(1);
});

it('a word that was added elsewhere flags within seconds, one that was added here at once', async () => {
  const { stored, flags, flagsOf } = setUp();
  expect(await flagsOf('een pannenkoek')).toEqual([]);
  stored.words.push('pannenkoek');
  expect(await flagsOf('een pannenkoek')).toEqual([]);
  stored.ms += 6_000;
  expect(await flagsOf('een pannenkoek')).toEqual(['word']);
  stored.words.pop();
  flags.forget();
  expect(await flagsOf('een pannenkoek')).toEqual([]);
});

it('while the database is away, the words that are known still flag', async () => {
  const { stored, flagsOf } = setUp();
  expect(await flagsOf('een dikkenek')).toEqual(['word']);
  stored.isAway = true;
  stored.ms += 6_000;
  expect(await flagsOf('een dikkenek')).toEqual(['word']);
});
