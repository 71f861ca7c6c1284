// A class on the single executable, started in an otherwise empty root folder. Prints what held, and `N passed, M failed`.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OPTIONS } from '#testing/fixtures.ts';
import { makeGame } from '#testing/game.ts';
import { Phone } from '#testing/phone.ts';
import { required } from '#testing/required.ts';
import { ADMIN } from '#testing/server-process.ts';

const PORT = 3000;
const CLASS = 30;
const STATEMENTS = 5;
/** What a warm start may take on a machine that does nothing else. */
const START_MS = 1_000;
const PATIENCE_MS = 60_000;
/** Finds `chroot`; in the root folder there are no such places. */
const PLACES = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
/** What `chroot` ends with if there is no such program. */
const NOT_FOUND = 127;

/** `emulator` is absent if this processor runs the executable itself. */
const [executable = '', emulator] = process.argv.slice(2);
/** What asks an executable of the emulated processor for its libraries. */
const LOADER = '/lib/ld-linux-aarch64.so.1';
const root = mkdtempSync(join(tmpdir(), 'halfrond-one-file-'));
const base = `http://127.0.0.1:${PORT}`;

const inRoot = emulator === undefined ? ['/halfrond'] : ['/emulator', '/halfrond'];

/** The folder holds the executable, its settings and the libraries of the system that it names, perhaps an emulator; nothing else. Returns their names. */
function fill(): string[] {
  copyFileSync(executable, join(root, 'halfrond'));
  if (emulator !== undefined) copyFileSync(emulator, join(root, 'emulator'));
  const [program = '', ...args] =
    emulator === undefined ? ['ldd', executable] : [emulator, '-L', '/', LOADER, '--list', executable];
  const libraries = execFileSync(program, args, { encoding: 'utf8' }).match(/\/\S+\.so\S*/g) ?? [];
  for (const library of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
  const settings = {
    PORT,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(root, 'halfrond.env'), lines.join(''));
  for (const folder of ['proc', 'tmp']) mkdirSync(join(root, folder));
  execFileSync('mount', ['--rbind', '/proc', join(root, 'proc')]);
  return readdirSync(root);
}

/** Starts the server. Returns how to stop it, and how long the start took. */
async function start(): Promise<{ ms: number; stop: () => Promise<void> }> {
  const began = performance.now();
  const server = spawn('chroot', [root, ...inRoot], { env: PLACES, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  while (!printed.includes('runs at')) {
    assert.equal(server.exitCode, null, `it ended: ${printed}`);
    assert.ok(performance.now() - began < PATIENCE_MS, `it does not start: ${printed}`);
    await wait(5);
  }
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    assert.equal(code, 0);
  };
  return { ms: Math.round(performance.now() - began), stop };
}

const command = (...args: string[]) =>
  spawnSync('chroot', [root, ...inRoot, ...args], { env: PLACES, encoding: 'utf8' });

async function isAlone(): Promise<void> {
  await assert.rejects(fetch('http://203.0.113.1/'), 'there is no way out of this network');
  for (const program of ['node', 'npm', 'sh'])
    assert.equal(spawnSync('chroot', [root, program], { env: PLACES }).status, NOT_FOUND);
}

/** Plays a game: each phone answers every statement, and what the teacher reads is what the phones were told is kept. */
async function playClass(): Promise<void> {
  const game = await makeGame(base, { statements: STATEMENTS });
  const phones = Array.from(
    { length: CLASS },
    (_, at) => new Phone(PORT, game.code, () => required(OPTIONS[at % OPTIONS.length]).opinion),
  );
  const haveAnswered = async (statements: number): Promise<void> => {
    const began = performance.now();
    while (phones.some(({ saved }) => saved.size < statements)) {
      assert.ok(performance.now() - began < PATIENCE_MS, 'not every phone got its answer stored');
      await wait(20);
    }
  };
  await game.start();
  for (let at = 0; at < STATEMENTS; at++) {
    if (at > 0) await game.moveTo(at);
    await haveAnswered(at + 1);
  }
  await game.end();
  const stored = await game.answers();
  for (const phone of phones) phone.stop();
  assert.equal(stored.length, CLASS * STATEMENTS);
}

async function servesPages(): Promise<void> {
  const page = await fetch(`${base}/`, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(page.status, 200);
  const html = await page.text();
  assert.match(html, /Code van je leerkracht/, 'the page is drawn');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const texts: string[] = [];
  for (const encoding of ['br', 'gzip', 'identity']) {
    const file = await fetch(base + script, { headers: { 'accept-encoding': encoding } });
    assert.equal(file.headers.get('content-encoding'), encoding === 'identity' ? null : encoding);
    texts.push(await file.text());
  }
  assert.ok(script !== '' && texts[0] !== '' && new Set(texts).size === 1, `${script} is the same in every encoding`);
}

async function backsUp(): Promise<void> {
  const { status, stderr } = command('backup', '/backup.tar');
  assert.equal(status, 0, stderr);
  assert.ok(existsSync(join(root, 'backup.tar')));
}

let [passed, failed] = [0, 0];
async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    const found = await run();
    passed++;
    console.log(`ok: ${name}${typeof found === 'string' ? ` (${found})` : ''}`);
  } catch (error) {
    failed++;
    console.log(`FAILED: ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

execFileSync('ip', ['link', 'set', 'lo', 'up']);
const filled = fill();
try {
  await check('there is no Node, no npm, no shell and no network', isAlone);
  const first = await start();
  console.log(`the first start takes ${first.ms} ms`);
  await check('its pages are drawn and compressed', servesPages);
  await check(`a class of ${CLASS} answers ${STATEMENTS} statements`, playClass);
  await check('a backup is made beside it', backsUp);
  await first.stop();
  await check(`a warm start takes at most ${START_MS} ms`, async () => {
    // An emulator says nothing of it.
    if (emulator !== undefined) return 'not measured';
    const times: number[] = [];
    for (let at = 0; at < 3; at++) {
      const { ms, stop } = await start();
      times.push(ms);
      await stop();
    }
    assert.ok(Math.min(...times) <= START_MS, times.join(', '));
    return `${times.join(', ')} ms`;
  });
  await check('nothing was written beside the data', async () => {
    assert.deepEqual(readdirSync(root).sort(), [...filled, 'backup.tar', 'data'].sort());
  });
  await check('a restore brings the data back', async () => {
    const { status, stderr } = command('restore', '/backup.tar', '--force');
    assert.equal(status, 0, stderr);
    const again = await start();
    const reply = await fetch(`${base}/healthz`);
    await again.stop();
    assert.equal(reply.status, 200);
  });
} finally {
  execFileSync('umount', ['--lazy', join(root, 'proc')]);
  rmSync(root, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
