import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { databaseErrorOf, retryOnConflict } from './retry.ts';

const thrownBy = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe.each(bothEngines)('an error of %s', async (engine) => {
  const { db } = await openTestDatabase(engine);

  it('is a unique violation where the value exists already', async () => {
    const word = { word: 'x', word_key: 'x', description: '', version: 1 };
    const insert = (id: string) =>
      db
        .insertInto('difficult_words')
        .values({ id, ...word })
        .execute();
    await insert('1');
    expect(databaseErrorOf(await thrownBy(insert('2')))).toBe('unique');
  });

  it('is a foreign key violation where a row refers to none', async () => {
    const orphan = db.insertInto('question_set_parties').values({ question_set_id: 'x', party_id: 'y' });
    expect(databaseErrorOf(await thrownBy(orphan.execute()))).toBe('foreign-key');
  });

  it('says that nothing can be stored where nobody may write', async () => {
    const set = (value: 'on' | 'off') =>
      engine === 'SQLite'
        ? sql`pragma query_only = ${sql.raw(value)}`
        : sql`set default_transaction_read_only = ${sql.raw(value)}`;
    await db.connection().execute(async (connection) => {
      await set('on').execute(connection);
      expect(databaseErrorOf(await thrownBy(sql`delete from meta`.execute(connection)))).toBe('unavailable');
      await set('off').execute(connection);
    });
  });

  it('is nothing of these where the query itself is wrong', async () => {
    expect(databaseErrorOf(await thrownBy(sql`select nonsense`.execute(db)))).toBeNull();
  });
});

it.each([
  ['a deadlock', { code: '40P01' }, 'conflict'],
  ['a serialisation failure', { code: '40001' }, 'conflict'],
  ['a full disk of PostgreSQL', { code: '53100' }, 'unavailable'],
  ['a full disk of SQLite', { code: 'ERR_SQLITE_ERROR', message: 'database or disk is full' }, 'unavailable'],
  ['a locked file', { code: 'ERR_SQLITE_ERROR', message: 'database is locked' }, 'unavailable'],
  ['a PostgreSQL that cannot read its files', { code: '58030' }, 'unavailable'],
  ['a connection that broke', { code: '08006' }, 'unavailable'],
  ['a process without another file to open', { code: 'EMFILE' }, 'unavailable'],
  ['a server that shuts down', { code: '57P01' }, 'unavailable'],
  ['a server that is not there', { code: 'ECONNREFUSED' }, 'unavailable'],
  ['a query that took too long', { code: '57014' }, 'unavailable'],
  ['a host that has no address now', { code: 'ENOTFOUND' }, 'unavailable'],
  ['a host that no way leads to', { code: 'EHOSTUNREACH' }, 'unavailable'],
  ['a broken connection', { message: 'Connection terminated unexpectedly' }, 'unavailable'],
  ['another error', { message: 'x is not a function' }, null],
])('%s means the same on both databases', (_, details, meaning) => {
  expect(databaseErrorOf(Object.assign(new Error(), details))).toBe(meaning);
});

describe('a write', () => {
  const failing = (times: number, details: object) => {
    let tries = 0;
    return async () => {
      tries += 1;
      if (tries <= times) throw Object.assign(new Error('failed'), details);
      return tries;
    };
  };
  it.each(['40001', '40P01'])('is tried again after %s, five times at most', async (code) => {
    expect(await retryOnConflict(failing(4, { code }))).toBe(5);
    await expect(retryOnConflict(failing(5, { code }))).rejects.toThrow('failed');
  });
  it.each(['23505', '23503'])('is tried again after %s, as long as it is another value each time', async (code) => {
    expect(await retryOnConflict(failing(1, { code }))).toBe(2);
    let tries = 0;
    const taken = (values: number) => async () => {
      tries += 1;
      throw Object.assign(new Error('failed'), { code, detail: `value ${Math.min(tries, values)}` });
    };
    await expect(retryOnConflict(taken(1))).rejects.toThrow('failed');
    expect(tries, 'the same value twice').toBe(2);
    tries = 0;
    await expect(retryOnConflict(taken(9))).rejects.toThrow('failed');
    expect(tries).toBe(5);
  });
  it('is not tried again where storage is unavailable', async () => {
    await expect(retryOnConflict(failing(1, { code: '53100' }))).rejects.toThrow('failed');
  });
});
