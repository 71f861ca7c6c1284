import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loggedError } from '#server/http/log.ts';
import { smtpMailer } from '#server/mail/smtp-mailer.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { openTestApp } from './open-app.ts';
import { bothEngines } from './test-database.ts';

const SECRET = 'an.peeters@school.example';

const thrownBy = async (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error) => error);

describe('a log line', () => {
  it.each(bothEngines)('of an error of %s names no value of a row', async (engine) => {
    const app = await openTestApp(engine);
    await app.user();
    const twice = sql`insert into users select * from users`.execute(app.db);
    const logged = loggedError(await thrownBy(twice));
    const { id, email } = await app.db.selectFrom('users').select(['id', 'email']).executeTakeFirstOrThrow();
    expect(logged.message).toMatch(/unique/i);
    expect(JSON.stringify(logged)).not.toContain(id);
    expect(JSON.stringify(logged)).not.toContain(email);
  });

  it('of a mail that was refused names nobody', async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, __, done) => done(new Error(`no mailbox <${address}> here, ${address} is unknown`)),
    });
    const mailer = smtpMailer(server.url, 'spel@school.example');
    const refused = await thrownBy(mailer.send({ to: SECRET, subject: 'x', text: 'x', html: 'x' }));
    expect(String(refused)).toContain(SECRET);
    expect(JSON.stringify(loggedError(refused))).not.toContain('@school');
    await mailer.close();
    await server.close();
  });

  it('of an address with a password shows neither, and says what happened', () => {
    const error = Object.assign(new Error('connect to postgres://spel:geheim@db.example:5432/spel failed'), {
      code: 'ECONNREFUSED',
    });
    const logged = loggedError(error);
    expect(logged).toMatchObject({ type: 'Error', message: 'connect to … failed', code: 'ECONNREFUSED' });
    expect(logged.stack).toContain('logged-error.test.ts');
    expect(JSON.stringify(logged)).not.toContain('geheim');
  });

  it('of what is no error says what it was', () => {
    expect(loggedError('weg')).toEqual({ type: 'string', message: 'weg', stack: '' });
  });
});
