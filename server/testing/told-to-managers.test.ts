// What the log of a real server says to who manages it: what is missing at the start, as the system page, and for whom
// a mail failed.
import { afterAll, expect, it, vi } from 'vitest';
import { endPrograms, startProgram } from './server-program.ts';
import { PASSWORD } from './test-app.ts';

const UUID = /^[0-9a-f-]{36}$/;
const ADMIN_EMAIL = 'beheer@school.example';

afterAll(endPrograms);

it('names an unusable folder, an unset sender, and with each mail that failed the request and the user', async () => {
  const program = startProgram({
    ADMIN_EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    BACKUP_DIR: '/nowhere/at/all',
    BACKUP_FOLDER: '/elsewhere',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await program.prints('runs at http://localhost:');
  const base = `${/http:\/\/localhost:\d+/.exec(program.printed())?.[0]}/api`;
  interface Line {
    level: number;
    msg: string;
    reqId?: string;
    user?: string;
  }
  const lines = (): Line[] =>
    program
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  const said = (text: string): Line[] => lines().filter(({ msg }) => msg.includes(text));
  await vi.waitFor(() => {
    expect(said('BACKUP_DIR: /nowhere/at/all')).toMatchObject([{ level: 40 }]);
    for (const text of ['MAIL_FROM: is not set', 'PUBLIC_URL: is not set', 'SMTP_URL: the mail server takes no mails'])
      expect(said(text), text).toMatchObject([{ level: 40 }]);
    for (const text of ['MIN_PASSWORD_LENGTH: ', 'BACKUP_FOLDER: is no setting'])
      expect(said(text), text).toMatchObject([{ level: 40 }]);
  });

  const send = async (path: string, body: object, token = '') => {
    const reply = await fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    return { status: reply.status, id: reply.headers.get('x-request-id'), body: text === '' ? null : JSON.parse(text) };
  };
  const { jwtToken } = (await send('auth/login', { email: ADMIN_EMAIL, password: PASSWORD })).body;
  const page = await fetch(`${base}/system`, { headers: { authorization: `Bearer ${jwtToken}` } });
  expect(((await page.json()) as { warnings: string[] }).warnings).toEqual([
    'SETTINGS_UNKNOWN',
    'PUBLIC_URL_MISSING',
    'MAIL_FROM_MISSING',
    'MAIL_FAILED',
    'BACKUP_DIR_UNUSABLE',
    'PASSWORDS_SHORT',
  ]);
  const invited = await send('users', { email: 'an@school.example', role: 'teacher' }, jwtToken);
  const asked = await send('auth/reset-password/init', { email: ADMIN_EMAIL });
  const tried = await send('system/test-mail', {}, jwtToken);
  expect([invited, asked, tried].map(({ status }) => status)).toEqual([502, 502, 502]);
  await vi.waitFor(() => {
    expect(said('an invitation was not sent')).toEqual([
      expect.objectContaining({ reqId: invited.id, user: expect.stringMatching(UUID) }),
    ]);
    expect(said('mail does not work')).toEqual([expect.objectContaining({ reqId: asked.id })]);
    expect(said('the mail to oneself was not sent')).toEqual([
      expect.objectContaining({ reqId: tried.id, user: expect.stringMatching(UUID) }),
    ]);
  });
  expect(program.printed()).not.toContain('an@school.example');
}, 60_000);
