import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = join(import.meta.dirname, '..');
const biome = join(house, 'node_modules', '.bin', 'biome');
let top: string;
let found: Set<string>;

/** A file that breaks each rule of the house once. */
const broken: Record<string, string> = {
  'server/http/any.ts': 'export const a = (b: any): unknown => b;\n',
  'server/http/bang.ts': 'export const a = (b: string | null): string => b!;\n',
  'server/http/default.ts': 'export default 1;\n',
  'server/http/barrel.ts': "export { a } from './any.ts';\n",
  'server/http/star.ts': "export * from './any.ts';\n",
  'server/http/Capital.ts': 'export const a = 1;\n',
  'server/http/long.ts': `${'export {};\n'.repeat(301)}`,
  'server/http/type.ts': "import { A } from './any.ts';\nexport const a: A = 1;\n",
  'server/http/unused.ts': "import { a } from './any.ts';\nconst b = 1;\n",
  'server/http/builtin.ts': "import fs from 'fs';\nfs.readFileSync('x');\n",
  'server/http/development.ts': "import 'vitest';\n",
  'server/http/focus.test.ts': "import { test } from 'vitest';\ntest.only('a', () => {});\n",
  'server/http/skip.test.ts': "import { test } from 'vitest';\ntest.skip('a', () => {});\n",
  'web/lib/node.ts': "import { join } from 'node:path';\njoin('a');\n",
  'web/lib/node.test.ts': "import { join } from 'node:path';\njoin('a');\n",
};

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'lint-'));
  for (const name of ['biome.json', 'package.json']) await cp(join(house, name), join(top, name));
  for (const [path, text] of Object.entries(broken)) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  }
  const options = [
    'lint',
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
    '--diagnostic-level=error',
    '.',
  ];
  const { stdout } = await promisify(execFile)(biome, options, { cwd: top }).catch(
    (failed: { stdout: string }) => failed,
  );
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
  found = new Set(report.diagnostics.map(({ category, location }) => `${location.path} ${category.split('/').pop()}`));
});

afterAll(() => rm(top, { recursive: true }));

test.each([
  'server/http/any.ts noExplicitAny',
  'server/http/bang.ts noNonNullAssertion',
  'server/http/default.ts noDefaultExport',
  'server/http/barrel.ts noBarrelFile',
  'server/http/star.ts noReExportAll',
  'server/http/Capital.ts useFilenamingConvention',
  'server/http/long.ts noExcessiveLinesPerFile',
  'server/http/type.ts useImportType',
  'server/http/unused.ts noUnusedImports',
  'server/http/unused.ts noUnusedVariables',
  'server/http/builtin.ts useNodejsImportProtocol',
  'server/http/development.ts noUndeclaredDependencies',
  'server/http/focus.test.ts noFocusedTests',
  'server/http/skip.test.ts noSkippedTests',
  'web/lib/node.ts noNodejsModules',
])('lint refuses %s', (fault) => {
  expect(found).toContain(fault);
});

test('lint lets a test of the web app read files', () => {
  expect(found).not.toContain('web/lib/node.test.ts noNodejsModules');
});
