import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const trees: string[] = [];

/** Writes a tree of files and returns what the check of the imports reports. */
async function check(files: Record<string, string>): Promise<{ code: number; output: string }> {
  const top = await mkdtemp(join(tmpdir(), 'zones-'));
  trees.push(top);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  }
  const command = join(import.meta.dirname, 'check-imports.ts');
  return run(process.execPath, [command, top]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

afterAll(() => Promise.all(trees.map((top) => rm(top, { recursive: true }))));

/** Importing file, what it imports: each breaks one row of the table. */
const forbidden: [string, string][] = [
  ['shared/domain/a.ts', 'shared/contract/b.ts'],
  ['shared/rules/a.ts', 'shared/contract/b.ts'],
  ['shared/contract/a.ts', 'shared/import/b.ts'],
  ['shared/import/a.ts', 'server/db/b.ts'],
  ['server/db/a.ts', 'server/data/game/b.ts'],
  ['server/data/game/a.ts', 'server/live/b.ts'],
  ['server/data/game/b.ts', 'server/data/office/b.ts'],
  ['server/access/a.ts', 'server/db/b.ts'],
  ['server/http/a.ts', 'server/data/game/b.ts'],
  ['server/live/a.ts', 'server/data/game/b.ts'],
  ['server/mail/a.ts', 'server/features/faq/b.ts'],
  ['server/storage/a.ts', 'server/data/office/b.ts'],
  ['server/present/game/a.ts', 'server/game/play/b.ts'],
  ['server/present/game/c.ts', 'server/data/game/b.ts'],
  ['server/present/office/a.ts', 'server/present/game/b.ts'],
  ['server/accounts/a.ts', 'server/game/play/b.ts'],
  ['server/game/play/a.ts', 'server/features/faq/b.ts'],
  ['server/features/party/a.ts', 'server/features/faq/b.ts'],
  ['server/features/party/a.test.ts', 'server/features/faq/b.ts'],
  ['server/features/party/c.ts', 'server/testing/b.ts'],
  ['server/features/party/d.ts', 'server/app.ts'],
  ['server/features/party/e.ts', 'web/client/b.ts'],
  ['server/features/party/f.ts', 'server/db/schema.ts'],
  ['web/ui/a.tsx', 'web/shell/b.ts'],
  ['web/i18n/a.ts', 'web/client/b.ts'],
  ['web/client/a.ts', 'shared/contract/b.ts'],
  ['web/data/a.ts', 'web/session/b.ts'],
  ['web/widgets/a.tsx', 'web/client/b.ts'],
  ['web/student/a.tsx', 'web/teacher/b.tsx'],
  ['web/session/b.tsx', 'web/student/b.tsx'],
  ['web/office/a.tsx', 'server/http/b.ts'],
];

describe('the check of the import zones', () => {
  test('refuses one import for each row of the table', async () => {
    const files = Object.fromEntries(forbidden.map(([, to]) => [to, 'export const b = 1;\n']));
    for (const [from, to] of forbidden) files[from] = `import { b } from '#${to}';\nexport const a = b;\n`;
    const { code, output } = await check(files);
    expect(code).toBe(1);
    const refused = forbidden.filter(([from, to]) => output.includes(`${from}:1 `) && output.includes(`'#${to}'`));
    expect(refused).toEqual(forbidden);
  });

  test.each([
    ['a type', "import type { B } from '#server/features/faq/b.ts';"],
    ['a re-export', "export { b } from '#server/features/faq/b.ts';"],
    ['a dynamic import', "export const b = () => import('#server/features/faq/b.ts');"],
    ['a type by import()', "export type B = import('#server/features/faq/b.ts').B;"],
    ['a way up', "import { b } from '../features/faq/b.ts';"],
    ['a way down', "import { b } from './deeper/b.ts';"],
    ['an import without extension', "import { b } from './c';"],
    ['an import that only the run knows', "const name = 'x';\nexport const b = () => import(name);"],
  ])('refuses %s', async (_, line) => {
    const { code, output } = await check({
      'server/http/a.ts': `${line}\n`,
      'server/http/c.ts': 'export const b = 1;\n',
      'server/http/deeper/b.ts': 'export const b = 1;\n',
      'server/features/faq/b.ts': 'export const b = 1;\nexport type B = number;\n',
    });
    expect(output).toMatch(/^server\/http\/a\.ts:[12] {2}/);
    expect(code).toBe(1);
  });

  test('refuses packages in the pure folders, and folders without a row', async () => {
    const { output } = await check({
      'shared/domain/a.ts': "import { z } from 'zod';\n",
      'shared/contract/a.ts': "import { readFile } from 'node:fs';\n",
      'server/elsewhere/a.ts': 'export const a = 1;\n',
    });
    expect(output).toContain("shared/domain/a.ts:1  shared/domain/ must not import the package 'zod'");
    expect(output).toContain("shared/contract/a.ts:1  shared/contract/ must not import the package 'node:fs'");
    expect(output).toContain('server/elsewhere/a.ts:1  belongs to no zone');
  });

  test.each([
    ['of values', 'import { b } from', 'import { a } from'],
    ['of types only', 'import type { b } from', 'import type { a } from'],
    ['through a dynamic import', 'import { b } from', 'export const late = () => import('],
  ])('refuses a circle %s', async (_, first, second) => {
    const end = second.endsWith('(') ? ')' : '';
    const { code, output } = await check({
      'server/db/a.ts': `${first} './b.ts';\nexport const a = 1;\n`,
      'server/db/b.ts': `import './c.ts';\nexport const b = 1;\n`,
      'server/db/c.ts': `${second} './a.ts'${end};\n`,
    });
    expect(output).toContain('a circle: server/db/a.ts → server/db/b.ts → server/db/c.ts → server/db/a.ts');
    expect(code).toBe(1);
  });

  test.each([
    ['SQL outside server/data', 'server/features/faq/a.ts', "export const find = (db) => db.selectFrom('faq');\n"],
    ['raw SQL outside server/data', 'server/http/a.ts', 'export const one = sql<number>`select 1`;\n'],
    ['a query key outside web/data', 'web/site/a.ts', "export const query = { queryKey: ['faq'] };\n"],
    [
      'a call of the API outside web/data',
      'web/site/a.ts',
      "import { request } from '#web/client/api.ts';\nrequest;\n",
    ],
    ['zod for students', 'web/student/a.ts', "import { z } from 'zod';\nexport const a = z;\n"],
  ])('refuses %s', async (_, path, text) => {
    const { code, output } = await check({ [path]: text });
    expect(output).toContain(`${path}:1  `);
    expect(code).toBe(1);
  });

  test('accepts a tree that keeps the rules', async () => {
    const { code, output } = await check({
      'shared/domain/a.ts': 'export const a = 1;\n',
      'shared/domain/a.test.ts': "import { expect } from 'vitest';\nimport { a } from './a.ts';\nexpect(a);\n",
      'shared/contract/b.ts':
        "import { z } from 'zod';\nimport { a } from '#shared/domain/a.ts';\nexport const b = z.literal(a);\n",
      'server/http/mount.ts': "import type { b } from '#shared/contract/b.ts';\nexport type B = typeof b;\n",
      'server/testing/factories.ts': "export { create } from '#server/app.ts';\n",
      'server/features/faq/faq.ts': "import type { B } from '#server/http/mount.ts';\nexport type C = B;\n",
      'server/features/faq/faq.test.ts': "import '#server/testing/factories.ts';\nimport './faq.ts';\n",
      'server/app.ts': "import '#server/features/faq/faq.ts';\nexport const create = 1;\n",
      'web/routes.tsx': "export const faq = () => import('#web/site/faq.tsx');\n",
      'web/site/faq.tsx': "import '#web/ui/button.css';\nexport const text = \"import x from '../x.ts'\";\n",
      'web/ui/button.css': '',
      'web/data/faq.ts':
        "import type { b } from '#shared/contract/b.ts';\nexport const query = { queryKey: ['faq'] };\nexport type B = b;\n",
      'server/data/office/faq.ts': "export const find = (db) => db.selectFrom('faq');\n",
    });
    expect(output).toContain('no problems');
    expect(code).toBe(0);
  });
});
