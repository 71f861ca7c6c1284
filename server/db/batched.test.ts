import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothEngines, createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { batched } from './batched.ts';

describe.each(bothEngines)('reads that share a query on %s', (engine) => {
  let database: TestDatabase;
  let queries: string[][];
  const find = batched(
    async (db, names: string[]) => {
      queries.push(names);
      return db.selectFrom('meta').selectAll().where('key', 'in', names).execute();
    },
    (name) => name,
    ({ key }) => key,
  );
  const valuesOf = async (name: string) => (await find(database.db, name)).map(({ value }) => value);

  beforeEach(async () => {
    queries = [];
    database = await createTestDatabase(engine);
    await database.db
      .insertInto('meta')
      .values(['a', 'b'].map((name) => ({ key: name, value: `of ${name}` })))
      .execute();
  });
  afterEach(() => database.drop());

  it('asks once for what is asked in one turn, each key once, and gives everybody their own rows', async () => {
    expect(await Promise.all(['a', 'nobody', 'b', 'a'].map(valuesOf))).toEqual([['of a'], [], ['of b'], ['of a']]);
    expect(queries).toEqual([['a', 'nobody', 'b']]);
  });

  it('remembers nothing: a later call sees what was written meanwhile', async () => {
    expect(await valuesOf('a')).toEqual(['of a']);
    await database.db.updateTable('meta').set({ value: 'new' }).where('key', '=', 'a').execute();
    expect(await valuesOf('a')).toEqual(['new']);
  });

  it('never begins before the last who shares it has asked', async () => {
    const first = valuesOf('a');
    expect(queries).toEqual([]);
    const second = valuesOf('b');
    await nextTurn();
    expect(queries).toEqual([['a', 'b']]);
    expect(await Promise.all([first, second])).toEqual([['of a'], ['of b']]);
  });

  it('reads once what a whole class asks for', async () => {
    const found = await Promise.all(Array.from({ length: 450 }, () => find(database.db, 'a')));
    expect(queries).toEqual([['a']]);
    expect(new Set(found).size, 'and hands everybody the same rows').toBe(1);
  });

  it('takes 200 keys to a query', async () => {
    await Promise.all(Array.from({ length: 450 }, (_, at) => valuesOf(`key ${at}`)));
    expect(queries.map((names) => names.length)).toEqual([200, 200, 50]);
  });
});
