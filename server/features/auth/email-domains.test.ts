// Browsers send the domain of an address in either of its forms: it is one account.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { registration } from '#server/testing/registration.ts';
import { errorOf, PASSWORD } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('a domain with letters outside ASCII, on %s', async (engine) => {
  const app = await openTestApp(engine);

  it('is one account in both spellings, which keeps the address as it was typed', async () => {
    const name = `an.${randomUUID()}`;
    const [letters, ascii] = [`${name}@école.be`, `${name}@xn--cole-9oa.be`];
    const { jwtToken } = await app.nobody().call('POST auth/register', { body: registration({ email: letters }) });
    expect(jwtToken).not.toBe('');
    for (const email of [ascii, letters.toUpperCase()])
      expect(errorOf(await app.nobody().post('auth/register', registration({ email })))).toEqual([409, 'EMAIL_TAKEN']);
    for (const email of [letters, ascii, ascii.toUpperCase()])
      expect((await app.nobody().post('auth/login', { email, password: PASSWORD })).status).toBe(200);
    await app.nobody().call('POST auth/reset-password/init', { body: { email: ascii } });
    expect((await app.mailTo(letters)).to).toBe(letters);
  });
});
