import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { required } from '#testing/required.ts';
import { isInUse, restore } from './restore.ts';
import { backUp } from './write-archive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfrond-backup-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...parts: string[]): string => join(folder, ...parts);
const picture = randomUUID();

/** A data folder with a database of `count` rows, an image and a secret. */
function makeData(name: string, count: number): string {
  const dataDir = at(name);
  mkdirSync(join(dataDir, 'uploads/parties'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/parties', picture), Buffer.alloc(1_500_000, count));
  writeFileSync(join(dataDir, 'uploads/parties', `${picture}.${randomUUID()}`), 'an upload under way');
  mkdirSync(join(dataDir, 'uploads/texts'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/texts', picture), 'inside a text');
  writeFileSync(join(dataDir, 'jwt-secret'), `secret ${name}`);
  const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
  database.exec('pragma journal_mode = wal; create table answers (n integer)');
  for (let n = 0; n < count; n++) database.exec(`insert into answers values (${n})`);
  database.close();
  return dataDir;
}

/** Writes `evil.tar` with one entry. */
async function archiveOf(header: { name: string; type?: 'symlink'; linkname?: string }): Promise<void> {
  const archive = pack();
  if (header.type === undefined) archive.entry(header, 'evil');
  else archive.entry(header);
  archive.finalize();
  await pipeline(archive, createZstdCompress(), createWriteStream(at('evil.tar')));
}

function rowsIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
  const row = database.prepare('select count(*) as n from answers').get();
  database.close();
  return Number(row?.n);
}

/** Makes the last page of a database unreadable, as a bad disk does. */
function damage(dataDir: string): void {
  const file = join(dataDir, 'halfrond.sqlite');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, bytes.length - 4_096));
}

describe('a backup', () => {
  it('has the database, pictures and secret, and nothing that was half-way', async () => {
    await backUp({ dataDir: makeData('one', 3) }, at('b.tar'));
    const names: string[] = [];
    for await (const entry of createReadStream(at('b.tar')).pipe(createZstdDecompress()).pipe(extract())) {
      names.push(entry.header.name);
      entry.resume();
    }
    const images = [`uploads/parties/${picture}`, `uploads/texts/${picture}`];
    expect(names).toEqual(['halfrond.sqlite', 'jwt-secret', ...images, 'manifest.json']);
    expect(statSync(at('b.tar')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['b.tar', 'one']);
  });

  it('is one moment of a database that is written to, and of what is not checkpointed yet', async () => {
    const dataDir = makeData('one', 1);
    const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
    database.exec('insert into answers values (7)');
    await backUp({ dataDir }, at('b.tar'));
    database.exec('insert into answers values (8)');
    await restore(at('b.tar'), at('two'), { force: false });
    expect(rowsIn(at('two'))).toBe(2);
    database.close();
  });

  it('is made once through, a little at a time, while others write', async () => {
    const dataDir = makeData('one', 1);
    const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
    database.exec('create table ballast (bytes)');
    const fill = database.prepare('insert into ballast values (randomblob(1000000))');
    for (let megabytes = 0; megabytes < 8; megabytes++) fill.run();
    let written = 0;
    const writing = setInterval(() => {
      database.exec('insert into answers values (9)');
      written += 1;
    }, 1);
    await backUp({ dataDir }, at('b.tar'));
    clearInterval(writing);
    await restore(at('b.tar'), at('two'), { force: false });
    const before = rowsIn(at('two')) - 1;
    expect(written - before).toBeGreaterThan(5);
    database.close();
  });

  it('refuses to replace a file, and to keep what is not there', async () => {
    const dataDir = makeData('one', 1);
    writeFileSync(at('b.tar'), 'mine');
    await expect(backUp({ dataDir }, at('b.tar'))).rejects.toThrow(/exists already/);
    await expect(backUp({ dataDir: at('nothing') }, at('c.tar'))).rejects.toThrow(/nothing to back up/);
    await expect(backUp({ dataDir }, at('no', 'c.tar'))).rejects.toThrow(/the folder .*no does not exist/);
    expect(readFileSync(at('b.tar'), 'utf8')).toBe('mine');
  });

  it('that is told to end leaves nothing of the database behind', async () => {
    const dataDir = makeData('one', 1);
    const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
    database.exec('create table ballast (bytes); insert into ballast values (randomblob(50000000))');
    database.close();
    mkdirSync(at('backups'));
    const command = spawn(process.execPath, ['server/commands/backup.ts', at('backups', 'b.tar')], {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    await expect.poll(() => readdirSync(at('backups')).length, { timeout: 10_000 }).toBe(1);
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([1, null]);
    expect(readdirSync(at('backups'))).toEqual([]);
  });

  it('of a damaged database, which could not be restored, is refused', async () => {
    const dataDir = makeData('one', 1_000);
    damage(dataDir);
    await expect(backUp({ dataDir }, at('b.tar'))).rejects.toThrow(/damaged: .*Keep the earlier backups/);
    expect(readdirSync(folder)).toEqual(['one']);
  });
});

describe('a restore', () => {
  it('brings everything back', async () => {
    await backUp({ dataDir: makeData('one', 5) }, at('b.tar'));
    await restore(at('b.tar'), at('two'), { force: false });
    expect(rowsIn(at('two'))).toBe(5);
    expect(readFileSync(at('two/jwt-secret'), 'utf8')).toBe('secret one');
    expect(readFileSync(at('two/uploads/parties', picture))).toEqual(Buffer.alloc(1_500_000, 5));
    expect(readdirSync(at('two')).sort()).toEqual(['.lock', 'halfrond.sqlite', 'jwt-secret', 'uploads']);
    expect(statSync(at('two')).mode & 0o777).toBe(0o700);
  });

  it('brings back what refers to nothing, which the database had as well', async () => {
    const dataDir = makeData('one', 2);
    const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'), { enableForeignKeyConstraints: false });
    database.exec('create table of_answer (n references answers (rowid)); insert into of_answer values (77)');
    database.close();
    await backUp({ dataDir }, at('b.tar'));
    await restore(at('b.tar'), at('two'), { force: false });
    expect(rowsIn(at('two'))).toBe(2);
  });

  it('takes nothing over from a database that is gone, of which the last writes are left', async () => {
    await backUp({ dataDir: makeData('one', 5) }, at('b.tar'));
    const two = makeData('two', 2);
    const database = new DatabaseSync(join(two, 'halfrond.sqlite'));
    database.exec('insert into answers values (9)');
    const lastWrites = readFileSync(join(two, 'halfrond.sqlite-wal'));
    database.close();
    rmSync(two, { recursive: true });
    mkdirSync(two);
    writeFileSync(join(two, 'halfrond.sqlite-wal'), lastWrites);
    await expect(restore(at('b.tar'), two, { force: false })).rejects.toThrow(/--force/);
    await restore(at('b.tar'), two, { force: true });
    expect(rowsIn(two)).toBe(5);
  });

  it('replaces nothing without force; with it, keeps what was there aside', async () => {
    await backUp({ dataDir: makeData('one', 5) }, at('b.tar'));
    const two = makeData('two', 2);
    await expect(restore(at('b.tar'), two, { force: false })).rejects.toThrow(/--force/);
    expect(rowsIn(two)).toBe(2);
    const { movedTo } = await restore(at('b.tar'), two, { force: true });
    expect(rowsIn(two)).toBe(5);
    expect(rowsIn(required(movedTo))).toBe(2);
    expect(readFileSync(join(required(movedTo), 'jwt-secret'), 'utf8')).toBe('secret two');
  });

  it('leaves a running server alone', async () => {
    await backUp({ dataDir: makeData('one', 5) }, at('b.tar'));
    const two = makeData('two', 2);
    const server = new DatabaseSync(join(two, 'halfrond.sqlite'));
    server.prepare('select count(*) from answers').get();
    expect(isInUse(two)).toBe(true);
    await expect(restore(at('b.tar'), two, { force: true })).rejects.toThrow(/is running/);
    server.close();
    expect(isInUse(two)).toBe(false);
    expect(rowsIn(two)).toBe(2);
  });

  const damage: [string, (file: string) => void][] = [
    ['is cut off', (file) => truncateSync(file, statSync(file).size - 2_000)],
    ['is empty', (file) => truncateSync(file, 0)],
    ['is something else', (file) => writeFileSync(file, 'not an archive at all'.repeat(100))],
    [
      'has one wrong bit',
      (file) => {
        const bytes = readFileSync(file);
        const middle = bytes.length >> 1;
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
        writeFileSync(file, bytes);
      },
    ],
  ];
  it.each(damage)('touches nothing when the archive %s', async (_, spoil) => {
    await backUp({ dataDir: makeData('one', 5) }, at('b.tar'));
    spoil(at('b.tar'));
    const two = makeData('two', 2);
    await expect(restore(at('b.tar'), two, { force: true })).rejects.toThrow(/cannot be restored/);
    expect(rowsIn(two)).toBe(2);
    expect(readdirSync(two).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it.each(['../outside', '/tmp/outside', 'uploads/../../outside', 'uploads/other/x', 'jwt-secret/x'])(
    'unpacks nothing called %s',
    async (name) => {
      await archiveOf({ name });
      await expect(restore(at('evil.tar'), at('two'), { force: false })).rejects.toThrow(/does not belong/);
      expect(existsSync(at('outside'))).toBe(false);
    },
  );

  /** `evil.tar`: a backup with other entries than it declares. */
  async function altered(change: (entries: { name: string; body: Buffer }[]) => { name: string; body: Buffer }[]) {
    await backUp({ dataDir: makeData('one', 5) }, at('b.tar'));
    const entries: { name: string; body: Buffer }[] = [];
    const archive = createReadStream(at('b.tar')).pipe(createZstdDecompress()).pipe(extract());
    for await (const entry of archive) entries.push({ name: entry.header.name, body: await buffer(entry) });
    const evil = pack();
    const writing = pipeline(evil, createZstdCompress(), createWriteStream(at('evil.tar')));
    for (const { name, body } of change(entries)) evil.entry({ name }, body);
    evil.finalize();
    await writing;
  }
  const zeros = Buffer.alloc(20_000_000);
  it.each<[string, RegExp, Parameters<typeof altered>[0]]>([
    [
      'a larger database',
      /halfrond.sqlite is damaged/,
      (all) => all.map((one) => (one.name === 'halfrond.sqlite' ? { ...one, body: zeros } : one)),
    ],
    [
      'a larger database behind the manifest',
      /halfrond.sqlite is damaged/,
      ([database, ...rest]) => [...rest, { name: required(database).name, body: zeros }],
    ],
    ['a picture more', /is damaged/, (all) => [{ name: `uploads/parties/${randomUUID()}`, body: zeros }, ...all]],
    ['two manifests', /two manifests/, (all) => [...all, required(all.at(-1))]],
    [
      'two manifests, of which the first is another',
      /cannot be restored: its manifest is damaged$/,
      (all) => [{ ...required(all.at(-1)), body: Buffer.from('{}') }, ...all],
    ],
    [
      'the format of an earlier build',
      /cannot be restored: it was made by a build before version 1\.0\.0, and only that build can use it$/,
      (all) => [...all.slice(0, -1), { ...required(all.at(-1)), body: Buffer.from('{"format":"halfrond-backup-1"}') }],
    ],
    [
      'a manifest of 20 MB',
      /manifest is too large/,
      (all) => [...all.slice(0, -1), { ...required(all.at(-1)), body: zeros }],
    ],
  ])('writes nothing of an archive with %s', async (_, message, change) => {
    await altered(change);
    const steps: string[] = [];
    const onStep = (step: string) => steps.push(step);
    await expect(restore(at('evil.tar'), at('two'), { force: true, onStep })).rejects.toThrow(message);
    expect(steps, 'nothing is unpacked').toEqual([]);
    expect(readdirSync(at('two'))).toEqual(['.lock']);
  });

  it('unpacks no link', async () => {
    await archiveOf({ name: 'jwt-secret', type: 'symlink', linkname: '/etc/passwd' });
    await expect(restore(at('evil.tar'), at('two'), { force: false })).rejects.toThrow(/does not belong/);
  });
});
