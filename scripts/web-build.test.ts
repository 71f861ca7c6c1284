import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureWebBuild } from './web-build.ts';

const house = join(import.meta.dirname, '..');
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
  top = await mkdtemp(join(tmpdir(), 'web-build-'));
  await mkdir(join(top, 'web'));
  await symlink(join(house, 'node_modules'), join(top, 'node_modules'));
  await change('vite.config.ts', "export default { root: 'web' };\n", -60);
  await change('web/index.html', '<!doctype html><title>first</title>\n', -60);
});

afterEach(() => rm(top, { recursive: true, force: true }));

test('builds what is missing, once', async () => {
  expect(await ensureWebBuild(top, nothing)).toBe('built');
  expect(await page()).toContain('first');
  expect(await ensureWebBuild(top, nothing)).toBe('fresh');
});

test('builds again after a change, and after a deletion', async () => {
  await change('web/old.txt', '', -60);
  await ensureWebBuild(top, nothing);
  await change('web/index.html', '<!doctype html><title>second</title>\n');
  expect(await ensureWebBuild(top, nothing)).toBe('built');
  expect(await page()).toContain('second');
  await rm(join(top, 'web', 'old.txt'));
  expect(await ensureWebBuild(top, nothing)).toBe('built');
});

test('two starts at once build one app', async () => {
  const script = `import { ensureWebBuild } from ${JSON.stringify(join(import.meta.dirname, 'web-build.ts'))};
    console.log(await ensureWebBuild(${JSON.stringify(top)}, () => {}));`;
  const start = (): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const outcomes = await Promise.all([start(), start()]);
  expect(outcomes.map(({ stdout }) => stdout.trim()).sort()).toEqual(['built', 'fresh']);
});

test('a lock that a crash left behind does not stop it', async () => {
  await mkdir(join(top, 'dist'));
  await writeFile(join(top, 'dist', '.web-build'), String(2 ** 30));
  expect(await ensureWebBuild(top, nothing)).toBe('built');
});

test('says what Vite said when the build fails, and leaves the build that was there', async () => {
  await ensureWebBuild(top, nothing);
  await change('web/index.html', '<!doctype html><script type="module" src="./missing.ts"></script>\n');
  expect(await ensureWebBuild(top, nothing)).toEqual({ failed: expect.stringContaining('missing.ts') });
  expect(await page()).toContain('first');
});

test('without Vite a shipped build is taken as it is, and a missing one is said', async () => {
  await rm(join(top, 'node_modules'));
  expect(await ensureWebBuild(top, nothing)).toEqual({ failed: expect.stringContaining('npm ci') });
  await mkdir(join(top, 'dist', 'web'), { recursive: true });
  await change('dist/web/index.html', 'shipped', -3600);
  expect(await ensureWebBuild(top, nothing)).toBe('fresh');
});
