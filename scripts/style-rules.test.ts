import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findStyleProblems } from './style-rules.ts';

const checkout = join(import.meta.dirname, '..');
const trees: string[] = [];

/** Writes a tree with the design layer and these files, and returns what the rules say about them. */
async function check(files: Record<string, string>): Promise<string[]> {
  const top = await mkdtemp(join(tmpdir(), 'styles-'));
  trees.push(top);
  for (const path of ['web/ui/screens.css', 'web/ui/core/theme.css', 'web/ui/core/utilities.css'])
    await cp(join(checkout, path), join(top, path));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  }
  return (await findStyleProblems(top)).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

afterAll(() => Promise.all(trees.map((top) => rm(top, { recursive: true }))));

describe('a space or a size', () => {
  test.each([
    'padding: 0.9rem',
    'gap: 0.75rem 0.35rem',
    'margin-top: 3px',
    'font-size: 1.1rem',
    'min-height: 9rem',
    'width: clamp(1rem, 3vw, 2rem)',
  ])('in CSS is a step of the scale: %s is not', async (declaration) => {
    const [problem, ...more] = await check({ 'web/office/a.module.css': `.a {\n  ${declaration};\n}\n` });
    expect(problem).toMatch(/^web\/office\/a\.module\.css:2 .+ is no step of the scale/);
    expect(more).toEqual([]);
  });

  test.each(['padding: 0.75rem 1rem', 'gap: var(--space-3)', 'width: 100%', 'outline-offset: 3px', 'margin: 0'])(
    'in CSS may be %s',
    async (declaration) => {
      expect(await check({ 'web/office/a.module.css': `.a {\n  ${declaration};\n}\n` })).toEqual([]);
    },
  );

  test('outside the scale has its reason beside it', async () => {
    const css = '.a {\n  /* Five lines. */\n  min-height: 9rem;\n  width: 5.5rem; /* Of a number. */\n}\n';
    expect(await check({ 'web/office/a.module.css': css })).toEqual([]);
  });

  test('is no arbitrary value of a utility, and no style of an element', async () => {
    const tsx = [
      'const A = () => <p className="mt-[7px]">a</p>;',
      "const B = () => <p style={{ minHeight: '10lh' }}>b</p>;",
      'const C = () => <p style={{ width: percent }}>c</p>;',
    ];
    expect(await check({ 'web/office/a.tsx': tsx.join('\n') })).toEqual([
      expect.stringContaining('a.tsx:1 a raw value'),
      expect.stringContaining('a.tsx:2 a raw value'),
    ]);
  });

  test('is free where an area has not moved, and in tests', async () => {
    const css = '.a {\n  padding: 0.9rem;\n}\n';
    expect(await check({ 'web/teacher/a.module.css': css, 'web/teacher/board/a.module.css': css })).toEqual([]);
  });
});

describe('a utility', () => {
  test('exists', async () => {
    const tsx = `const A = () => <p className={is ? 'flex hidden gap-7' : 'p-3 laptop:p-9'}>a</p>;`;
    expect(await check({ 'web/office/a.tsx': tsx })).toEqual([
      'web/office/a.tsx:1 there is no utility gap-7',
      'web/office/a.tsx:1 there is no utility laptop:p-9',
    ]);
  });

  const mixed = (className: string) =>
    `import styles from './a.module.css';\nconst A = () => <p className={\`${className} \${styles.a}\`}>a</p>;`;

  test.each([
    ['padding: 1rem', 'px-3'],
    ['padding-top: 1rem', 'p-3'],
    ['border: 0', 'line-control'],
    ['color: red', 'hover:text-soft'],
    ['display: grid', 'max-laptop:hidden'],
    ['background: red', 'peer-checked:chosen'],
  ])('sets nothing that a module of the same element sets: %s and %s', async (declaration, utility) => {
    const css = `.a {\n  ${declaration};\n}\n`;
    expect(await check({ 'web/office/a.module.css': css, 'web/office/a.tsx': mixed(utility) })).toEqual([
      `web/office/a.tsx:2 a module of this element sets what ${utility} sets`,
    ]);
  });

  test.each([
    ['.a {\n  border: 0;\n}', 'rounded-sm'],
    ['.a {\n  color: red;\n}', 'flex'],
    ['.a a {\n  padding: 0;\n}', 'p-3'],
    ['.b {\n  padding: 0;\n}', 'p-3'],
  ])('may stand beside a module that sets something else: %s and %s', async (css, utility) => {
    expect(await check({ 'web/office/a.module.css': css, 'web/office/a.tsx': mixed(utility) })).toEqual([]);
  });

  test('sets nothing that the module of a component sets', async () => {
    expect(
      await check({
        'web/ui/core/button.module.css': '.button {\n  display: inline-flex;\n}\n',
        'web/ui/core/button.tsx': "import styles from './button.module.css';\n",
        'web/office/a.tsx':
          'import { Button } from \'#web/ui/core/button.tsx\';\nconst A = () => <Button kind="line" className="mr-auto hidden" />;',
      }),
    ).toEqual(['web/office/a.tsx:2 a module of this element sets what hidden sets']);
  });
});

test('the names in tokens.css for steps of the scale are those of the utilities', async () => {
  const read = (path: string, name: RegExp) =>
    Object.fromEntries(
      [...readFileSync(join(checkout, path), 'utf8').matchAll(name)].map(([, step, length]) => [step, length]),
    );
  const tokens = read('web/ui/core/tokens.css', /--space-([\d.]+): ([^;]+);/g);
  expect(read('web/ui/core/theme.css', /--spacing-([\d.]+): ([^;]+);/g)).toMatchObject(tokens);
  expect(Object.keys(tokens)).toContain('4');
});
