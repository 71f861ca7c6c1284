import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaHash } from '#server/db/migrations/0001-release.ts';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { required } from '#testing/required.ts';
import { completeRestore, restore } from './restore.ts';
import { backUp } from './write-archive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfrond-restore-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...parts: string[]): string => join(folder, ...parts);
const picture = randomUUID();

function makeData(name: string): string {
  const dataDir = at(name);
  mkdirSync(join(dataDir, 'uploads/parties'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/parties', picture), `a picture of ${name}`);
  writeFileSync(join(dataDir, 'jwt-secret'), `a secret of ${name}`);
  const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
  database.exec(`pragma journal_mode = wal; create table answers (of text); insert into answers values ('${name}')`);
  database.close();
  return dataDir;
}

/** Records in a database which migrations ran, as a server does. */
function recordMigrations(dataDir: string, names: readonly string[], hash?: string): void {
  const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
  database.exec('create table kysely_migration (name text, timestamp text); create table meta (key text, value text)');
  for (const name of names) database.prepare("insert into kysely_migration values (?, '')").run(name);
  if (hash !== undefined) database.prepare("insert into meta values ('schema', ?)").run(hash);
  database.close();
}

/** Runs a module in a process of its own, until it kills itself. */
function runUntilKilled(code: string): void {
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: PROJECT_FOLDER });
  expect(signal, String(stderr)).toBe('SIGKILL');
}

/** Writes an answer that is in the log only, as a server does that is killed. */
function killWriter(dataDir: string): void {
  runUntilKilled(`
    import { DatabaseSync } from 'node:sqlite';
    const database = new DatabaseSync(${JSON.stringify(join(dataDir, 'halfrond.sqlite'))});
    database.exec("insert into answers values ('the last one')");
    process.kill(process.pid, 'SIGKILL');`);
  expect(existsSync(join(dataDir, 'halfrond.sqlite-wal'))).toBe(true);
}

/** What stands in a data folder: answers, secret, picture. */
function standsIn(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'halfrond.sqlite'));
  const rows = database.prepare('select of from answers').all();
  database.close();
  return [
    rows.map((row) => String(row.of)).join(),
    readFileSync(join(dataDir, 'jwt-secret'), 'utf8'),
    readFileSync(join(dataDir, 'uploads/parties', picture), 'utf8'),
  ];
}
const EARLIER = ['two,the last one', 'a secret of two', 'a picture of two'];
const RESTORED = ['one', 'a secret of one', 'a picture of one'];

async function makeBoth(): Promise<{ file: string; two: string }> {
  const file = at('one.tar');
  await backUp({ dataDir: makeData('one') }, file);
  const two = makeData('two');
  killWriter(two);
  return { file, two };
}

const STEPS = [
  'unpack halfrond.sqlite',
  'unpack jwt-secret',
  `unpack uploads/parties/${picture}`,
  'unpack manifest.json',
  'write the journal',
  'decide',
  'put halfrond.sqlite-wal in place',
  'move halfrond.sqlite-shm aside',
  'put halfrond.sqlite-shm in place',
  'move halfrond.sqlite aside',
  'put halfrond.sqlite in place',
  'move jwt-secret aside',
  'put jwt-secret in place',
  'move uploads aside',
  'put uploads in place',
  'end',
];

describe('a restore over the data of a server that was killed', () => {
  it('replaces all of it, and keeps all of it aside', async () => {
    const { file, two } = await makeBoth();
    const steps: string[] = [];
    const { movedTo } = await restore(file, two, { force: true, onStep: (step) => steps.push(step) });
    expect(steps).toEqual(STEPS);
    expect(standsIn(two)).toEqual(RESTORED);
    expect(standsIn(required(movedTo))).toEqual(EARLIER);
  });

  it.each(STEPS.slice(0, -1))('leaves the earlier data when it fails before: %s', async (failing) => {
    const { file, two } = await makeBoth();
    const onStep = (step: string) => {
      if (step === failing) throw new Error('the disk is broken');
    };
    await expect(restore(file, two, { force: true, onStep })).rejects.toThrow(/the disk is broken/);
    expect(standsIn(two)).toEqual(EARLIER);
    expect(readdirSync(two).filter((left) => left.includes('restore'))).toEqual([]);
  });

  it.each(STEPS)(
    'leaves the earlier data or one that the next start completes when killed before: %s',
    async (last) => {
      const { file, two } = await makeBoth();
      runUntilKilled(`
      import { restore } from '#server/backup/restore.ts';
      const onStep = (step) => { if (step === ${JSON.stringify(last)}) process.kill(process.pid, 'SIGKILL'); };
      await restore(${JSON.stringify(file)}, ${JSON.stringify(two)}, { force: true, onStep });`);
      const aside = await completeRestore(two);
      const isDecided = STEPS.indexOf(last) > STEPS.indexOf('decide');
      expect(standsIn(two)).toEqual(isDecided ? RESTORED : EARLIER);
      expect(aside !== null).toBe(isDecided);
      if (aside !== null) expect(standsIn(aside)).toEqual(EARLIER);
      expect(readdirSync(two).filter((left) => left.startsWith('.restore'))).toEqual([]);
    },
  );
});

describe('a restore', () => {
  it('is refused for an archive of a newer version', async () => {
    const one = makeData('one');
    recordMigrations(one, ['0001-release', '9999-later'], schemaHash);
    await backUp({ dataDir: one }, at('newer.tar'));
    const two = makeData('two');
    await expect(restore(at('newer.tar'), two, { force: true })).rejects.toThrow(
      /cannot be restored: a newer version used it \(it has 9999-later\): use that one$/,
    );
    expect(standsIn(two)).toEqual(['two', 'a secret of two', 'a picture of two']);
  });

  it.each([
    ['one of before the first release', ['0001-first', '0040-what-an-owner-knows'], undefined],
    ['another one of the same name', ['0001-release'], 'another'],
  ])('is refused for an archive of an earlier build: with %s', async (_, names, hash) => {
    const one = makeData('one');
    recordMigrations(one, names, hash);
    await backUp({ dataDir: one }, at('earlier.tar'));
    const two = makeData('two');
    await expect(restore(at('earlier.tar'), two, { force: true })).rejects.toThrow(
      /cannot be restored: it was made by a build before version 1\.0\.0, and only that build can use it$/,
    );
    expect(standsIn(two)).toEqual(['two', 'a secret of two', 'a picture of two']);
    expect(readdirSync(two).filter((left) => left.startsWith('.restore'))).toEqual([]);
  });

  it('leaves the images of the folder alone when images are stored elsewhere', async () => {
    await backUp({ dataDir: makeData('one') }, at('one.tar'));
    const two = makeData('two');
    await restore(at('one.tar'), two, { force: true, images: false });
    expect(standsIn(two)).toEqual(['one', 'a secret of one', 'a picture of two']);
  });
});
