import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { removeEarlierData } from './earlier-data.ts';

it('what restores and migrations replaced goes after its time, and nothing else', async () => {
  const { db, dataDir } = await openTestDatabase('SQLite');
  const old = new Date('2026-01-01T00:00:00.000Z');
  const make = (name: string) => {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, 'halfrond.sqlite'), 'answers');
    utimesSync(join(dataDir, name), old, old);
  };
  for (const name of ['before-restore-old', 'before-restore-new', 'uploads']) make(name);
  utimesSync(join(dataDir, 'before-restore-new'), new Date(), new Date());
  writeFileSync(join(dataDir, 'halfrond.sqlite.before-0021'), 'answers');
  utimesSync(join(dataDir, 'halfrond.sqlite.before-0021'), old, old);
  const names = ['before-restore-old', 'halfrond.sqlite.before-0021'];
  const before = readdirSync(dataDir);
  expect(await removeEarlierData(db, dataDir, old.getTime())).toEqual([]);
  expect(await removeEarlierData(db, dataDir, old.getTime() + 1)).toEqual(names);
  expect(readdirSync(dataDir)).toEqual(before.filter((name) => !names.includes(name)));
});
