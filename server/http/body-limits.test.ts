import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyMaxOf, checkDepth } from './body-limits.ts';

const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);
const isRefused = (json: string): boolean => {
  try {
    checkDepth(json);
    return false;
  } catch {
    return true;
  }
};
/** How deep a value is nested. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('who has no login may send 16 KiB, a user 1 MiB', () => {
  expect(
    new Set((['anyone', 'student', 'studentOrOwner', 'projector'] as const).map((access) => bodyMaxOf({ access }))),
  ).toEqual(new Set([16_384]));
  expect(bodyMaxOf({ access: 'manageGames' })).toBe(1_048_576);
});

describe('JSON may be nested 32 deep', () => {
  it.each([
    ['lists', nested(32), nested(33)],
    ['objects', nested(32, '{"a":', '}'), nested(33, '{"a":', '}')],
    ['both', nested(16, '[{"a":', '}]'), `[${nested(16, '[{"a":', '}]')}]`],
    ['brackets that nothing closes', '['.repeat(32), '['.repeat(33)],
    ['behind a text that ends in a backslash', `["\\\\",${nested(31)}]`, `["\\\\",${nested(32)}]`],
  ])('%s', (_, allowed, refused) => {
    expect(isRefused(allowed)).toBe(false);
    expect(isRefused(refused)).toBe(true);
  });

  it('brackets in texts do not count, nor do those beside each other', () => {
    for (const text of ['['.repeat(200), `\\"${'[{'.repeat(90)}`, '"['.repeat(70), `${'{'.repeat(100)}\\`])
      expect(isRefused(JSON.stringify({ [text]: [text] }))).toBe(false);
    expect(isRefused(`[${Array(5_000).fill('[[],{}]').join(',')}]`)).toBe(false);
  });

  it('counts the same depth as a parser, for any value', () => {
    const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a', '\n') });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(text, tie('tree'), { maxKeys: 3 }),
      ),
    }));
    const wrapped = fc.tuple(tree, fc.nat(40)).map(([inner, levels]) => {
      let value = inner;
      for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { key: value };
      return value;
    });
    fc.assert(fc.property(wrapped, (value) => isRefused(JSON.stringify(value)) === depthOf(value) > 32));
  });
});
