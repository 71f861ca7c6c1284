import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createFirstAdmin } from './first-start.ts';

const SERVERS = 10;

describe.runIf(process.env.TEST_DATABASE_URL)('ten servers that start at once on an empty PostgreSQL', () => {
  let database: TestDatabase;
  let servers: Db[] = [];

  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL', { migrated: false });
    servers = Array.from({ length: SERVERS }, () => openDatabase(database));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.destroy()));
    await database.drop();
  });

  it('migrate it once, and make one first admin with one set of sample content', async () => {
    await Promise.all(servers.map((server) => migrate(server)));
    let inserted = 0;
    const admin = { email: 'an@example.org', password: 'een-goed-wachtwoord' };
    const prepare = async () => async () => {
      inserted += 1;
    };
    const logins = await Promise.all(
      servers.map((server) => createFirstAdmin(server, admin, async (password) => `hash of ${password}`, prepare)),
    );
    expect(logins.filter((login) => login !== null)).toEqual([admin]);
    expect(inserted).toBe(1);
    const users = await database.db.selectFrom('users').select(['email', 'role']).execute();
    expect(users).toEqual([{ email: 'an@example.org', role: 'super_admin' }]);
  });
});
