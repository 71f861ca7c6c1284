// Mails sent to a real mail server, and to servers that are down, slow or refuse them.
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import { type Mailer, MailFailed } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { passwordResetMail } from './write-mail.ts';

const FROM = 'Halfrond <spel@school.example>';
const IMPATIENT_MS = 200;
const mailTo = (to: string) =>
  passwordResetMail({ to, language: 'NL_BE', link: 'https://spel.example/reset-password?token=abc123' });

let server: MailServer | undefined;
let mailer: Mailer | undefined;
async function connect(options: Parameters<typeof startMailServer>[0], patienceMs?: number): Promise<Mailer> {
  server = await startMailServer(options);
  mailer = smtpMailer(server.url, FROM, patienceMs);
  return mailer;
}
afterEach(async () => {
  await mailer?.close();
  await server?.close();
});

describe('mail by SMTP', () => {
  it('is delivered as text and HTML, from the configured sender', async () => {
    await (await connect({})).send(mailTo('an@school.example'));
    const [mail] = server?.received ?? [];
    expect(mail?.to).toEqual(['an@school.example']);
    expect(mail?.source).toMatch(/^From: Halfrond <spel@school\.example>$/m);
    expect(mail?.source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
  });

  it('is sent to one address only, whatever characters that contains', async () => {
    await (await connect({})).send(mailTo('an,piet@school.example'));
    expect(server?.received.map(({ to }) => to.length)).toEqual([1]);
    expect(server?.received[0]?.source).not.toMatch(/^To:.*[^,]piet@school\.example$/m);
  });

  it('is not sent at all if the address cannot be written exactly, and the next mail is sent', async () => {
    const to = await connect({});
    for (const address of [
      '<script>@school.example',
      'piet@evil.example>,<an@school.example',
      'an@school.example\u0001',
    ])
      await expect(to.send(mailTo(address))).rejects.toThrow(MailFailed);
    await to.verify();
    await to.send(mailTo("o'neil;(an)\\@school.example"));
    expect(server?.received.map((mail) => mail.to)).toEqual([['"o\'neil;(an)\\\\"@school.example']]);
  });

  it('fails when the server is down, for every mail and for the question whether mail works', async () => {
    const gone = await startMailServer();
    await gone.close();
    const toNobody = smtpMailer(gone.url, FROM);
    await expect(toNobody.send(mailTo('an@school.example'))).rejects.toThrow(MailFailed);
    await expect(toNobody.verify()).rejects.toThrow(MailFailed);
  });

  it('gives up on a server that never greets', async () => {
    const slow = await connect({ onConnect: () => {} }, IMPATIENT_MS);
    await expect(slow.verify()).rejects.toThrow(MailFailed);
    await expect(slow.send(mailTo('an@school.example'))).rejects.toThrow(MailFailed);
  });

  it('gives up on a server that takes the mail and never says so', async () => {
    const slow = await connect({ onData: (stream) => void stream.resume() }, IMPATIENT_MS);
    await expect(slow.send(mailTo('an@school.example'))).rejects.toThrow(MailFailed);
  });

  it('fails for an address that the server rejects, and still works for others', async () => {
    const picky = await connect({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('weg') ? new Error('no such mailbox') : null),
    });
    await expect(picky.send(mailTo('weg@school.example'))).rejects.toThrow(MailFailed);
    await expect(picky.verify()).resolves.toBeUndefined();
    await picky.send(mailTo('an@school.example'));
    expect(server?.received.map(({ to }) => to)).toEqual([['an@school.example']]);
  });

  it('counts as not working after the server refused the sender, until a mail passes', async () => {
    let refuses = true;
    const mailer = await connect({
      onMailFrom: (_, __, done) => done(refuses ? new Error('who are you') : null),
    });
    await expect(mailer.verify()).resolves.toBeUndefined();
    await expect(mailer.send(mailTo('an@school.example'))).rejects.toThrow(MailFailed);
    await expect(mailer.verify()).rejects.toThrow(/who are you/);
    refuses = false;
    await mailer.send(mailTo('an@school.example'));
    await expect(mailer.verify()).resolves.toBeUndefined();
  });

  it('is finished before the mailer closes', async () => {
    const mailer = await connect({});
    const sending = mailer.send(mailTo('an@school.example'));
    await mailer.close();
    expect(server?.received).toHaveLength(1);
    await sending;
  });
});
