import { expect, it } from 'vitest';
import { OWN_STATEMENT_MAX, OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { statementsIn } from './own-list.ts';

it('a list has a statement on each line that is not empty, with the number of its line', () => {
  expect(statementsIn('Eén.\r\n\n  Twee.  \r \u200b\rDrie.', [])).toEqual([
    { line: 1, text: 'Eén.', problem: null },
    { line: 3, text: 'Twee.', problem: null },
    { line: 5, text: 'Drie.', problem: null },
  ]);
});

it('lines that are too long, there twice or too many are marked, and stay as they are', () => {
  const long = 'x'.repeat(OWN_STATEMENT_MAX + 1);
  const list = [long, 'Eén.', 'EÉN.', 'Al daar.', ...Array.from({ length: OWN_STATEMENTS_MAX }, (_, at) => `${at}`)];
  const listed = statementsIn(list.join('\n'), ['Al daar.']);
  expect(listed.map(({ text }) => text)).toEqual(list);
  expect(listed.slice(0, 4).map(({ problem }) => problem)).toEqual(['long', null, 'twice', 'twice']);
  expect(listed.findIndex(({ problem }) => problem === 'many')).toBe(OWN_STATEMENTS_MAX - 1);
  expect(statementsIn('😀'.repeat(OWN_STATEMENT_MAX), [])[0]?.problem).toBeNull();
});
