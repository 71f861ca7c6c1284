import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areNearTwins, chooseArgumentPair, type PairInput, withoutLone } from './argument-pair.ts';

const FOUR = ['Helemaal eens', 'Eerder eens', 'Eerder oneens', 'Helemaal oneens'];
const optionsList = fc
  .integer({ min: 2, max: 6 })
  .map((count) => Array.from({ length: count }, (_, at) => `optie ${at}`));
const words = fc.array(
  fc.constantFrom('omdat', 'het', 'klimaat', 'school', 'geld', 'ouders', 'werk', 'tijd', 'veilig'),
  {
    minLength: 1,
    maxLength: 12,
  },
);

const inputs: fc.Arbitrary<PairInput> = optionsList.chain((options) =>
  fc.record({
    options: fc.constant(options),
    seed: fc.string(),
    pairedBefore: fc.array(
      fc.nat({ max: 19 }).map((at) => `argument ${at}`),
      { maxLength: 12 },
    ),
    arguments: fc
      .array(fc.record({ opinion: fc.constantFrom(...options), words }), { maxLength: 20 })
      .map((list) =>
        list.map(({ opinion, words: said }, at) => ({ _id: `argument ${at}`, opinion, comment: said.join(' ') })),
      ),
  }),
);

const sideOf = ({ options }: PairInput, opinion: string): 'left' | 'right' | 'middle' => {
  const fromMiddle = options.indexOf(opinion) - (options.length - 1) / 2;
  if (fromMiddle === 0) return 'middle';
  return fromMiddle < 0 ? 'left' : 'right';
};
const onSide = (input: PairInput, side: 'left' | 'right') =>
  input.arguments.filter(({ opinion }) => sideOf(input, opinion) === side);

const argument = (_id: string, opinion: string, comment: string) => ({ _id, opinion, comment });
const choose = (list: PairInput['arguments'], pairedBefore: string[] = []) =>
  chooseArgumentPair({ options: FOUR, arguments: list, pairedBefore, seed: 'x' });

describe('a pair of arguments', () => {
  it('has one of each side whenever both exist, and is none otherwise', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const pair = chooseArgumentPair(input);
        const [lefts, rights] = [onSide(input, 'left'), onSide(input, 'right')];
        expect(pair !== null).toBe(lefts.length > 0 && rights.length > 0);
        if (pair === null) return;
        expect(lefts.map(({ _id }) => _id)).toContain(pair.left);
        expect(rights.map(({ _id }) => _id)).toContain(pair.right);
      }),
    );
  });

  it('is the same for the same seed, whatever order the arguments stand in', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = { ...input, arguments: input.arguments.toReversed() };
        expect(chooseArgumentPair(turned)).toEqual(chooseArgumentPair(input));
      }),
    );
  });

  it('shows every argument once before any of its side comes again, where none is a near-twin', () => {
    const list = FOUR.flatMap((opinion, o) =>
      [0, 1, 2].map((at) =>
        argument(`${o}${at}`, opinion, `reden${o}${at} van${o}${at} deze${o}${at} leerling${o}${at}`),
      ),
    );
    const shown: string[] = [];
    for (let time = 0; time < 6; time++) {
      const pair = choose(list, shown);
      shown.push(...(pair ? [pair.left, pair.right] : []));
    }
    expect(new Set(shown).size).toBe(12);
    expect(choose(list, shown)).not.toBeNull();
  });

  it('begins at the ends, with one that can be read from the back', () => {
    const list = [
      argument('short', 'Helemaal eens', 'daarom'),
      argument('long', 'Helemaal eens', 'omdat '.repeat(40)),
      argument('readable', 'Helemaal eens', 'Het klimaat wacht niet tot wij volwassen zijn.'),
      argument('inner', 'Eerder eens', 'Mijn ouders willen minder betalen voor stroom.'),
      argument('other', 'Helemaal oneens', 'Wie geen geld heeft, kan dat toch niet kiezen.'),
    ];
    expect(choose(list)).toEqual({ left: 'readable', right: 'other' });
    expect(choose(list, ['readable', 'long', 'short', 'other'])).toEqual({ left: 'inner', right: 'other' });
  });

  it('passes over near-twins of what was shown, and of the other side', () => {
    const list = [
      argument('a', 'Helemaal eens', 'Het klimaat is belangrijk voor onze toekomst'),
      argument('twin', 'Helemaal eens', 'het klimaat is belangrijk voor de toekomst!'),
      argument('b', 'Eerder eens', 'De trein moet goedkoper worden dan de auto'),
      argument('c', 'Helemaal oneens', 'Bedrijven gaan dan naar een ander land'),
      argument('echo', 'Helemaal oneens', 'Het klimaat is belangrijk voor onze toekomst.'),
    ];
    expect(choose(list, ['a', 'c'])).toEqual({ left: 'b', right: expect.anything() });
    const sides = [argument('l', 'Helemaal eens', 'geen idee'), argument('r', 'Helemaal oneens', 'Geen idee!')];
    expect(choose([...sides, argument('r2', 'Eerder oneens', 'Te duur voor de school')])).toEqual({
      left: 'l',
      right: 'r2',
    });
    expect(choose(sides)).toEqual({ left: 'l', right: 'r' });
  });

  it('knows near-twins by their words', () => {
    expect(areNearTwins('Omdat het eerlijk is.', 'omdat het EERLIJK is')).toBe(true);
    expect(areNearTwins('Omdat het eerlijk is.', 'Omdat het te duur is voor ons')).toBe(false);
    expect(areNearTwins('👍', '👎')).toBe(false);
    expect(areNearTwins('👍', '👍')).toBe(true);
  });
});

describe('what a step may draw of a result', () => {
  /** The answers that are left of a class in which that many gave each of four, and everybody wrote. */
  const drawnOf = (counted: readonly number[]): number[] => {
    const counts = FOUR.map((opinion, at) => ({ opinion, count: counted[at] ?? 0 }));
    const given = counts.flatMap(({ opinion, count }) => Array.from({ length: count }, () => ({ opinion })));
    return FOUR.map((option) => withoutLone(given, counts).filter(({ opinion }) => opinion === option).length);
  };

  it.each([
    ['one against all', [11, 0, 0, 1], [11, 0, 0, 0]],
    ['two on a side, each alone with an answer', [10, 0, 1, 1], [10, 0, 0, 0]],
    ['one beside others of the same side', [9, 1, 0, 2], [9, 0, 0, 2]],
    ['two on each side', [2, 0, 0, 2], [2, 0, 0, 2]],
    ['a class of one', [1, 0, 0, 0], [0, 0, 0, 0]],
  ])('is not from whoever is alone with an answer: %s', (_, counted, drawn) => {
    expect(drawnOf(counted)).toEqual(drawn);
  });

  it('counts those who gave the answer in what was shown, not those who wrote', () => {
    const counts = [
      { opinion: 'Helemaal eens', count: 3 },
      { opinion: 'Helemaal oneens', count: 1 },
    ];
    const one = { opinion: 'Helemaal eens' };
    expect(withoutLone([one], counts)).toEqual([one]);
    expect(withoutLone([{ opinion: 'Helemaal oneens' }, { opinion: 'Eerder oneens' }], counts)).toEqual([]);
    expect(withoutLone([one], [])).toEqual([]);
  });
});
