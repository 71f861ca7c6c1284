// Mails without a mail server.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { required } from '#testing/required.ts';
import { MailFailed } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { invitationMail } from './write-mail.ts';

describe('the outbox', () => {
  let top: string;
  const logged: string[] = [];
  const log = { info: (line: unknown) => void logged.push(String(line)) };
  const mail = invitationMail({
    to: 'an@school.example',
    language: 'EN',
    link: 'http://localhost:3000/register/abc123',
  });
  beforeAll(async () => {
    top = await mkdtemp(join(tmpdir(), 'halfrond-outbox-'));
  });
  afterAll(() => rm(top, { recursive: true }));

  it('keeps every mail as a file of its own and prints its link, without the recipient', async () => {
    const folder = join(top, 'outbox');
    const mailer = outboxMailer(folder, 'Halfrond <spel@school.example>', log);
    await mailer.verify();
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const source = await readFile(join(folder, required(names[0])), 'utf8');
    expect(source).toMatch(/^To: an@school\.example$/m);
    expect(source).toContain('http://localhost:3000/register/abc123');
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('http://localhost:3000/register/abc123');
    expect(logged.join()).not.toContain('an@school.example');
  });

  it('deletes the mails to one address, and those that are old', async () => {
    const folder = join(top, 'forgetting');
    const mailer = outboxMailer(folder, 'spel@school.example', log);
    await mailer.forget('an@school.example');
    expect(await mailer.forgetBefore(Date.now()), 'before the first mail').toBe(0);
    for (const to of ['an@school.example', 'jan@school.example', 'AN@school.example'])
      await mailer.send({ ...mail, to });
    await writeFile(join(folder, 'not-ours.eml'), '');
    const texts = async () => {
      const names = (await readdir(folder)).filter((name) => name !== 'not-ours.eml');
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    };
    await mailer.forget('An@School.example');
    expect(await texts()).toEqual([expect.stringContaining('To: jan@school.example')]);
    expect(await mailer.forgetBefore(Date.now() - 60_000)).toBe(0);
    expect(await mailer.forgetBefore(Date.now() + 60_000)).toBe(1);
    expect(await readdir(folder)).toEqual(['not-ours.eml']);
  });

  it('fails where it cannot write', async () => {
    await writeFile(join(top, 'file'), '');
    const mailer = outboxMailer(join(top, 'file'), 'spel@school.example', log);
    await expect(mailer.verify()).rejects.toThrow(MailFailed);
    await expect(mailer.send(mail)).rejects.toThrow(MailFailed);
  });
});
