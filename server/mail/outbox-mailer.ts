// Without a mail server: mails become .eml files that any mail program opens, and their links stand in the log.
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { type Mailer, MailFailed } from './mailer.ts';
import { recipient } from './recipient.ts';

const LINK = /https?:\/\/\S+/g;

const failed = (error: unknown): MailFailed =>
  new MailFailed(`the outbox cannot be written: ${error instanceof Error ? error.message : String(error)}`);

/** Writes mails into that folder; `from` is the sender. */
export function outboxMailer(folder: string, from: string, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  const ready = () => mkdir(folder, { recursive: true });
  return {
    async send(mail) {
      try {
        await ready();
        const { message } = await transport.sendMail({ ...mail, to: recipient(mail.to) });
        const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
        const file = join(folder, `${name}.eml`);
        // Under its name only once it is whole; the links in it are for its recipient alone.
        await writeFile(join(folder, name), message, { mode: 0o600 });
        await rename(join(folder, name), file);
        log.info(`A mail is in ${file}: ${mail.text.match(LINK)?.join(' ') ?? 'no link'}`);
      } catch (error) {
        throw failed(error);
      }
    },
    async verify() {
      try {
        await ready();
        await access(folder, constants.W_OK);
      } catch (error) {
        throw failed(error);
      }
    },
    close: async () => {},
  };
}
