// Asking for a new password tells nobody who has an account, not by its duration either.
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';
import { requestReset } from './auth.service.ts';

describe.each(engines)('asking for a new password, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const { deps } = app.app;
  const countTokens = async () => (await app.db.selectFrom('user_tokens').select('id').execute()).length;

  it('stores and mails nothing before the reply, whoever is asked for', async () => {
    const user = await app.user('teacher');
    const email = required((await user.call('GET account')).email);
    const afterReply: (() => void)[] = [];
    for (const asked of [email, 'nobody@school.example'])
      await requestReset(deps, asked, (work) => afterReply.push(work));
    expect([await countTokens(), app.mails]).toEqual([0, []]);
    expect(afterReply).toHaveLength(1);
    for (const work of afterReply) work();
    expect((await app.mailTo(email)).text).toContain('/reset-password?token=');
    expect(await countTokens()).toBe(1);
  });

  it('does so after a reply that came over the network', async () => {
    const user = await app.user('teacher');
    const email = required((await user.call('GET account')).email);
    const address = await app.listen();
    const reply = await fetch(`${address}/api/auth/reset-password/init`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(reply.status).toBe(204);
    expect((await app.mailTo(email)).to).toBe(email);
  });
});
