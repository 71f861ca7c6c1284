import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMANDS } from '#server/program.ts';
import { ensureBuild } from './build.ts';

const checkout = join(import.meta.dirname, '..');
const nothing = (): void => {};
let top: string;

const page = (): Promise<string> => readFile(join(top, 'dist', 'web', 'index.html'), 'utf8');

/** Writes a source as if it had been changed `seconds` from now. */
async function change(path: string, text: string, seconds = 0): Promise<void> {
  await writeFile(join(top, path), text);
  const at = Date.now() / 1000 + seconds;
  await utimes(join(top, path), at, at);
}

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(top, 'web'));
  await symlink(join(checkout, 'node_modules'), join(top, 'node_modules'));
  await change('vite.config.ts', "export default { root: 'web' };\n", -60);
  await change('web/index.html', '<!doctype html><title>first</title>\n', -60);
});

afterEach(() => rm(top, { recursive: true, force: true }));

test('builds what is missing, once', async () => {
  expect(await ensureBuild(top, 'web', nothing)).toBe('built');
  expect(await page()).toContain('first');
  expect(await ensureBuild(top, 'web', nothing)).toBe('fresh');
});

test('builds for production, whatever the environment says, as that of these tests', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  await change('web/main.js', 'document.title = process.env.NODE_ENV;\n', -60);
  await change('web/index.html', '<!doctype html><script type="module" src="./main.js"></script>\n', -60);
  await ensureBuild(top, 'web', nothing);
  const [script = ''] = await readdir(join(top, 'dist/web/assets'));
  expect(await readFile(join(top, 'dist/web/assets', script), 'utf8')).toContain('production');
});

test('builds again after a change, and after a deletion', async () => {
  await change('web/old.txt', '', -60);
  await ensureBuild(top, 'web', nothing);
  await change('web/index.html', '<!doctype html><title>second</title>\n');
  expect(await ensureBuild(top, 'web', nothing)).toBe('built');
  expect(await page()).toContain('second');
  await rm(join(top, 'web', 'old.txt'));
  expect(await ensureBuild(top, 'web', nothing)).toBe('built');
});

test('says that dist is no folder', async () => {
  await writeFile(join(top, 'dist'), '');
  expect(await ensureBuild(top, 'web', nothing)).toEqual({ failed: expect.stringContaining('ENOTDIR') });
});

test('says what Vite said when the build fails, and leaves the build that was there', async () => {
  await ensureBuild(top, 'web', nothing);
  await change('web/index.html', '<!doctype html><script type="module" src="./missing.ts"></script>\n');
  expect(await ensureBuild(top, 'web', nothing)).toEqual({ failed: expect.stringContaining('missing.ts') });
  expect(await page()).toContain('first');
});

test('without Vite a shipped build is used as it is, and a missing one is named with the line that installs Vite', async () => {
  await rm(join(top, 'node_modules'));
  expect(await ensureBuild(top, 'web', nothing)).toEqual({ failed: expect.stringContaining('npm ci') });
  await mkdir(join(top, 'dist', 'web'), { recursive: true });
  await change('dist/web/index.html', 'shipped', -3600);
  expect(await ensureBuild(top, 'web', nothing)).toBe('fresh');
});

test('the server is built from its own sources, whatever the web app does', async () => {
  await mkdir(join(top, 'server/commands'), { recursive: true });
  await change('server/main.ts', "console.log('first');\n", -60);
  for (const name of COMMANDS) await change(`server/commands/${name}.ts`, `console.log('${name}');\n`, -60);
  await mkdir(join(top, 'scripts'), { recursive: true });
  const read = [
    'package.json',
    'scripts/build-commit.ts',
    'scripts/package-list.ts',
    'server/program.ts',
    'server/project-folder.ts',
  ];
  for (const file of read) await change(file, await readFile(join(checkout, file), 'utf8'), -60);
  await change('vite.server.config.ts', await readFile(join(checkout, 'vite.server.config.ts'), 'utf8'), -60);
  expect(await ensureBuild(top, 'server', nothing)).toBe('built');
  await change('web/index.html', '<!doctype html><title>second</title>\n');
  expect(await ensureBuild(top, 'server', nothing)).toBe('fresh');
  await change('server/main.ts', "console.log('second');\n");
  expect(await ensureBuild(top, 'server', nothing)).toBe('built');
  expect(await readFile(join(top, 'dist', 'server', 'main.js'), 'utf8')).toContain('second');
  expect(await readFile(join(top, 'dist', 'server', 'commands', 'backup.js'), 'utf8')).toContain('backup');
});
