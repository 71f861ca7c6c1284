// Whether a link still works, and for whom, is said before its form is filled in.
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { registration } from '#server/testing/registration.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('links of mails, on %s', async (engine) => {
  const app = await openTestApp(engine);

  it('are open until they are used, each for its own form only', async () => {
    const chief = await app.user('super_admin');
    const email = 'mia@organisatie.example';
    await chief.post('users', { email, role: 'super_admin' });
    const mail = await app.mailTo(email);
    const configToken = required(/register\/([0-9a-f]{64})/.exec(mail.text)?.[1]);
    const closed = { isOpen: false, email: null, role: null };
    const isOpen = async (kind: string, token = configToken) =>
      (await app.nobody().post('auth/link', { kind, configToken: token })).body;
    expect(await isOpen('invitation')).toEqual({ isOpen: true, email, role: 'super_admin' });
    expect(await isOpen('reset')).toEqual(closed);
    expect(await isOpen('invitation', 'x'.repeat(64))).toEqual(closed);
    const taken = registration({ email: undefined, configToken });
    expect((await app.nobody().post('auth/register', taken)).status).toBe(201);
    expect(await isOpen('invitation')).toEqual(closed);
  });
});
