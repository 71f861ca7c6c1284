// What a release is made of. The executable itself is played by `npm run lab -- one-file`, as it takes minutes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { unpack } from '#server/executable/packed-files.ts';
import { placeServer } from '#server/executable/place-server.ts';
import { settingsOf } from '#server/executable/settings.ts';
import { required } from '#testing/required.ts';
import { packFiles } from './executable.ts';
import { withoutSignature } from './node-binary.ts';

const folder = mkdtempSync(join(tmpdir(), 'halfrond-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files in an executable', () => {
  const script = `/** Says it. */\nexport function greet(name) {\n  return 'hello ' + name;\n}\n${'// much\n'.repeat(100)}`;
  const page = Buffer.from('body { color: green } '.repeat(100));
  const files = [
    { path: 'package.json', content: Buffer.from('{"type":"module"}') },
    { path: 'dist/server/main.js', content: Buffer.from(script) },
    { path: 'dist/web/assets/a.css', content: page },
    { path: 'dist/web/assets/a.css.br', content: brotliCompressSync(page) },
    { path: 'dist/web/assets/a.css.gz', content: Buffer.from('made anew') },
    { path: 'dist/web/assets/small.js', content: Buffer.from('1') },
  ];

  it('come out as they went in, with the copies that are sent, and scripts of the server smaller', async () => {
    const { index, packed } = await packFiles(files);
    expect(index.files.map(({ path }) => path)).not.toContain('dist/web/assets/a.css.br');
    const place = join(folder, 'one');
    await unpack(index, packed, place);
    const read = (path: string): Buffer => readFileSync(join(place, path));
    expect(read('package.json').toString()).toBe('{"type":"module"}');
    for (const content of [
      read('dist/web/assets/a.css'),
      brotliDecompressSync(read('dist/web/assets/a.css.br')),
      gunzipSync(read('dist/web/assets/a.css.gz')),
    ])
      expect(content.equals(page)).toBe(true);
    expect(readdirSync(join(place, 'dist/web/assets'))).not.toContain('small.js.br');
    const run = `import { greet } from './dist/server/main.js'; console.log(greet('you'), greet.name);`;
    expect(execFileSync(process.execPath, ['-e', run], { cwd: place, encoding: 'utf8' })).toBe('hello you greet\n');
    expect(read('dist/server/main.js').length).toBeLessThan(script.length / 2);
  });

  it('are there as a whole or not at all, also when one of them is damaged or two processes unpack', async () => {
    const { index, packed } = await packFiles(files);
    const place = join(folder, 'two');
    await expect(unpack(index, packed.subarray(0, 30), place)).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name !== 'one')).toEqual([]);
    await Promise.all([unpack(index, packed, place), unpack(index, packed, place)]);
    expect(readdirSync(folder).sort()).toEqual(['one', 'two']);
  });

  it('are unpacked again where a power cut left an empty one', async () => {
    const { index, packed } = await packFiles(files);
    const place = join(folder, 'two');
    for (const path of ['package.json', 'dist/web/assets/a.css.gz']) {
      writeFileSync(join(place, path), '');
      await unpack(index, packed, place);
      expect(readFileSync(join(place, path)).length).toBeGreaterThan(0);
    }
  });
});

describe('a server that cannot be put into the data folder', async () => {
  const page = Buffer.from('body { color: green } '.repeat(100));
  const files = Array.from({ length: 1_000 }, (_, at) => ({ path: `pages/${at}.css`, content: page }));
  const copies = files.map(({ path }) => ({ path: `${path}.br`, content: brotliCompressSync(page) }));
  // A folder where a file should be is refused as a full disk is.
  const blocked = { path: 'pages', content: Buffer.from('') };
  const { index, packed } = await packFiles([blocked, ...files, ...copies]);

  it('leaves nothing behind, and says what it was and which setting', async () => {
    const dataDir = join(folder, 'full');
    const said = await placeServer(dataDir, '1', index, packed).catch(String);
    expect(said).toMatch(/^Error: DATA_DIR: EISDIR/);
    expect(readdirSync(join(dataDir, 'program'))).toEqual([]);
  });

  it('is one whose folder is none', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(placeServer(file, '1', index, packed)).rejects.toThrow(/^DATA_DIR: EEXIST.*a-file/);
  });
});

it('settings come from the environment, then from the file, whose folders are beside it', () => {
  const text = '# ours\nPORT=4000\nPUBLIC_URL="https://spel.school.be"\nBACKUP_DIR=copies\n';
  expect(settingsOf({ PORT: '5000', DATA_DIR: './here' }, text, '/opt/h')).toEqual({
    PORT: '5000',
    PUBLIC_URL: 'https://spel.school.be',
    BACKUP_DIR: '/opt/h/copies',
    DATA_DIR: './here',
  });
  expect(settingsOf({}, '', '/opt/h')).toEqual({ DATA_DIR: '/opt/h/data' });
  expect(settingsOf({ DATA_DIR: '' }, 'DATA_DIR=\nBACKUP_DIR=\n', '/opt/h')).toEqual({ DATA_DIR: '/opt/h/data' });
  expect(settingsOf({ DATA_DIR: 'd' }, '\uFEFFPORT=4000\r\nLOG_LEVEL = warn\r\n', '/')).toEqual({
    DATA_DIR: 'd',
    PORT: '4000',
    LOG_LEVEL: 'warn',
  });
});

it.each(['ANONYMITY: strict', 'PORT 4000', 'PUBLIC-URL=https://spel.school.be'])(
  'a line of settings that would be passed over is refused: %s',
  (line) => {
    expect(() => settingsOf({}, `# ours\n${line}\n`, '/opt/h')).toThrow('halfrond.env: line 2 is not NAME=value');
  },
);

it('a program of Windows loses its signature, and nothing else', () => {
  const program = Buffer.alloc(1_000, 7);
  const header = 128;
  program.writeUInt32LE(header, 0x3c);
  const entry = header + 24 + 112 + 32;
  program.writeUInt32LE(900, entry);
  program.writeUInt32LE(100, entry + 4);
  const unsigned = withoutSignature(program);
  expect(unsigned).toHaveLength(900);
  expect(unsigned.subarray(entry, entry + 8)).toEqual(Buffer.alloc(8));
  expect(unsigned.subarray(entry + 8).equals(program.subarray(entry + 8, 900))).toBe(true);
  expect(withoutSignature(unsigned).equals(unsigned)).toBe(true);
  expect(required(program.at(entry))).not.toBe(0);
});
