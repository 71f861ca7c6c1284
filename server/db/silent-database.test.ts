// PostgreSQL is silent and closes no connection, as when a cable is pulled: queries fail in time, and locks are
// released.
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { startRelay } from '#testing/relay.ts';
import { type Db, openDatabase, ping, withDatabase } from './client.ts';
import { databaseErrorOf } from './retry.ts';

/** Milliseconds that PostgreSQL has in these tests. */
const LIMIT_MS = 2_000;

const meaningOf = (work: Promise<unknown>) => work.then(() => 'done', databaseErrorOf);

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL that says nothing', () => {
  let database: TestDatabase;
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let db: Db;
  beforeEach(async () => {
    database = await createTestDatabase('PostgreSQL', { migrated: false });
    relay = await startRelay(database.databaseUrl ?? '');
    db = openDatabase({ databaseUrl: relay.url, dataDir: database.dataDir }, LIMIT_MS);
    await sql`create table words (word text)`.execute(db);
    await sql`insert into words values ('a')`.execute(db);
  });
  afterEach(async () => {
    await relay.close();
    await db.destroy();
    await database.drop();
  });

  const recovers = () => vi.waitFor(() => ping(db), { timeout: 20_000 });

  it.each(['replies', 'everything'] as const)(
    'fails a query in time and is asked again (silent: %s)',
    async (what) => {
      relay.fallSilent(what);
      expect(await meaningOf(ping(db))).toBe('unavailable');
      relay.reroute();
      await recovers();
    },
    30_000,
  );

  it('fails a transaction in time, and holds its locks no longer than that', async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await sql`update words set word = 'b'`.execute(trx);
      relay.fallSilent('everything');
      await sql`update words set word = 'c'`.execute(trx);
    });
    expect(await meaningOf(transaction)).toBe('unavailable');
    relay.reroute();
    await recovers();
    await vi.waitFor(() => sql`update words set word = 'd'`.execute(db), { timeout: 20_000 });
  }, 30_000);

  it('is asked whether its machine is there, also by work that may take as long as it likes', async () => {
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
    await withDatabase({ databaseUrl: relay.url, dataDir: database.dataDir }, ping);
    expect(asked.mock.calls).toEqual([[true, 10_000]]);
    asked.mockRestore();
  });

  it('ends what it works on too long by itself', async () => {
    expect(await meaningOf(sql`select pg_sleep(60)`.execute(db))).toBe('unavailable');
    const running = sql<{
      count: number;
    }>`select count(*) from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
    expect((await running.execute(database.db)).rows[0]?.count).toBe(0);
  });
});
