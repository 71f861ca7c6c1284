// The command that creates users, run as a process.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/access/password.ts';
import { insertIdentity } from '#server/data/accounts/identities.ts';
import { findUserByEmail } from '#server/data/accounts/users.ts';
import { nodeEnvironment } from '#server/testing/server-program.ts';
import { bothEngines, createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

interface Outcome {
  code: number;
  out: string;
  err: string;
}

function run(args: string[], settings: Record<string, string>): Promise<Outcome> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'user.ts'), ...args],
      { env: { ...nodeEnvironment(), ...settings } },
      (_, out, err) => done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe.each(bothEngines)('npm run user on %s', (engine) => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    const { dataDir, databaseUrl } = database;
    settings = {
      DATA_DIR: dataDir,
      USER_PASSWORD: 'het eerste',
      ...(databaseUrl
        ? { DATABASE_URL: databaseUrl, JWT_SECRET: 'a secret that only tests know, and all of them' }
        : {}),
    };
  });
  afterAll(() => database.drop());

  it('makes a user who can log in, while the database is in use', async () => {
    expect(await run(['An@school.example', 'admin'], settings)).toMatchObject({ code: 0, err: '' });
    const user = await findUserByEmail(database.db, 'an@school.example');
    expect(user).toMatchObject({ email: 'An@school.example', role: 'admin', activated: true, token_version: 0 });
    expect(await verifyPassword(user?.password_hash ?? null, 'het eerste')).toBe(true);
  });

  it('changes role and password of an existing user; earlier logins end', async () => {
    await database.db.updateTable('users').set({ activated: 0 }).execute();
    const changed = await run(['an@SCHOOL.example', 'super_admin'], { ...settings, USER_PASSWORD: 'het tweede' });
    expect(changed.code).toBe(0);
    const user = await findUserByEmail(database.db, 'an@school.example');
    expect(user).toMatchObject({ role: 'super_admin', activated: true, token_version: 1 });
    expect(await verifyPassword(user?.password_hash ?? null, 'het tweede')).toBe(true);
  });

  it('tells whose password it changed, and the log, as a change in the browser does', async () => {
    await database.db.updateTable('users').set({ language: 'FR' }).execute();
    const outbox = join(database.dataDir, 'outbox');
    const sentBefore = existsSync(outbox) ? readdirSync(outbox) : [];
    const changes = { LANGUAGES: 'NL_BE,FR', USER_PASSWORD: 'het derde' };
    const { err } = await run(['an@school.example', 'super_admin'], { ...settings, ...changes });
    const user = await findUserByEmail(database.db, 'an@school.example');
    const events = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events).toContainEqual(
      expect.objectContaining({ msg: 'security event', event: 'password-changed', user: user?.id }),
    );
    const [mail = '', ...more] = readdirSync(outbox).filter((name) => !sentBefore.includes(name));
    expect(more).toEqual([]);
    const text = readFileSync(join(outbox, mail), 'utf8');
    expect(text).toMatch(/^To: An@school\.example$/m);
    expect(text).toContain('Le mot de passe de votre compte');
    expect(text).not.toContain('het derde');
  });

  it('removes school logins, which somebody else may have joined, says how many, and names them in the mail', async () => {
    const id = required(await findUserByEmail(database.db, 'an@school.example')).id;
    const issuer = 'https://sint-jan.smartschool.be';
    for (const subject of ['one', 'two'])
      await insertIdentity(database.db, id, { provider: 'smartschool', issuer, subject });
    const sentBefore = readdirSync(join(database.dataDir, 'outbox'));
    const { out } = await run(['an@school.example', 'admin'], settings);
    expect(out).toMatch(/the role admin; school logins that were removed: 2$/m);
    const [mail = '', ...more] = readdirSync(join(database.dataDir, 'outbox')).filter(
      (name) => !sentBefore.includes(name),
    );
    expect(more).toEqual([]);
    expect(readFileSync(join(database.dataDir, 'outbox', mail), 'utf8')).toContain('Smartschool');
    expect((await run(['an@school.example', 'admin'], settings)).out).toMatch(/the role admin$/m);
  });

  it('stands by the change when the mail server does not answer, and says so', async () => {
    const changes = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'spel@school.example', USER_PASSWORD: 'het vierde' };
    const { code, err } = await run(['an@school.example', 'super_admin'], { ...settings, ...changes });
    expect(code).toBe(0);
    expect(err).toContain('a mail about an account failed');
    const user = await findUserByEmail(database.db, 'an@school.example');
    expect(await verifyPassword(user?.password_hash ?? null, 'het vierde')).toBe(true);
  });

  it.runIf(engine === 'SQLite')('makes no second database in a folder that the server does not use', async () => {
    const elsewhere = join(database.dataDir, 'elsewhere');
    const { code, err } = await run(['an@school.example', 'admin'], { ...settings, DATA_DIR: elsewhere });
    expect([code, existsSync(elsewhere)]).toEqual([1, false]);
    expect(err).toMatch(/halfrond\.sqlite does not exist: give the DATA_DIR of the server/);
  });

  it.each([
    ['no role', ['an@school.example'], {}, /Usage: /],
    [
      'an unknown role',
      ['an@school.example', 'king'],
      {},
      /king is no role: it is one of teacher, admin, super_admin$/,
    ],
    ['an address that is none', ['an', 'admin'], {}, /an is no e-mail address$/],
    ['no password', ['an@school.example', 'admin'], { USER_PASSWORD: '' }, /USER_PASSWORD: is missing/],
    [
      'a password that nobody could log in with',
      ['an@school.example', 'admin'],
      { USER_PASSWORD: 'x'.repeat(1_001) },
      /USER_PASSWORD: must have at most 1000 characters$/,
    ],
    ['a short password', ['an@school.example', 'admin'], { MIN_PASSWORD_LENGTH: '12' }, /at least 12 characters$/],
    [
      'a password that everybody uses',
      ['an@school.example', 'admin'],
      { MIN_PASSWORD_LENGTH: '8', USER_PASSWORD: 'Password1' },
      /most used passwords$/,
    ],
    ['a wrong setting', ['an@school.example', 'admin'], { PORT: 'x' }, /PORT: must be a whole number$/],
    [
      'a database that is not there',
      ['an@school.example', 'admin'],
      {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        JWT_SECRET: 'a secret that only tests know, and all of them',
      },
      /ECONNREFUSED/,
    ],
  ])('says in one line what is wrong: %s', async (_, args, changes, line) => {
    const { code, out, err } = await run(args, { ...settings, ...changes });
    expect([code, out, err.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(err.trim()).toMatch(/^The user was not changed\. /);
    expect(err.trim()).toMatch(line);
  });
});
