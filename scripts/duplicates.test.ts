import { expect, it } from 'vitest';
import { findDuplicates } from './duplicates.ts';

const lines = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `const ${name}${at} = ${at};`).join('\n');
const find = (files: Record<string, string>) => findDuplicates(new Map(Object.entries(files)));

it('eight equal lines are written twice, and are named once, from where they begin', () => {
  const found = find({
    'a.ts': `first();\n${lines(10, 'x')}\nlast();`,
    'b.ts': `// A reason.\nother();\n${lines(10, 'x')}`,
  });
  expect(found).toEqual([{ lines: 10, places: ['a.ts:2', 'b.ts:3'] }]);
});

it('a comment or a blank between them changes nothing, nor do imports count', () => {
  const [upper, lower] = [lines(4, 'x'), lines(4, 'y')];
  const imports = "import {\n  one,\n  two,\n} from 'three';\n".repeat(9);
  expect(find({ 'a.ts': imports + upper + lower, 'b.ts': imports })).toEqual([]);
  expect(find({ 'a.ts': `${upper}\n${lower}`, 'b.ts': `${upper}\n\n// Why.\n${lower}` })).toEqual([
    { lines: 8, places: ['a.ts:1', 'b.ts:1'] },
  ]);
});

it('seven equal lines are no duplicate; the longest run is named first', () => {
  expect(find({ 'a.ts': lines(7, 'x'), 'b.ts': lines(7, 'x') })).toEqual([]);
  const found = find({ 'a.ts': lines(8, 'x'), 'b.ts': lines(12, 'y'), 'c.ts': `${lines(8, 'x')}\n${lines(12, 'y')}` });
  expect(found.map((one) => one.lines)).toEqual([12, 8]);
});
