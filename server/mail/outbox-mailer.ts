// Without a mail server: mails become .eml files that any mail program opens, and their links are logged.
import { hash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { emailKey } from '#shared/domain/email.ts';
import { type Mailer, MailFailed, recipient } from './mailer.ts';

const LINK = /https?:\/\/\S+/g;

/** Names of files that this mailer makes begin with the time. */
const NAME = /^\d{4}-\d{2}-\d{2}T/;

/** The part of a file name by which the mails to an address are found; the address itself is in the mail. */
const addressKey = (address: string): string => hash('sha256', emailKey(address)).slice(0, 16);

const failed = (error: unknown): MailFailed =>
  new MailFailed(`the outbox cannot be written: ${error instanceof Error ? error.message : String(error)}`);

/** Writes mails into that folder; `from` is the sender. */
export function outboxMailer(folder: string, from: string, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  /** Whole mails, and the remains of one that was being written when the server ended. */
  const stored = async (): Promise<string[]> => {
    await ready();
    return (await readdir(folder)).filter((name) => NAME.test(name));
  };
  const ready = () => mkdir(folder, { recursive: true });
  return {
    async send(mail) {
      try {
        await ready();
        const { message } = await transport.sendMail({ ...mail, to: recipient(mail.to) });
        const time = new Date().toISOString().replaceAll(':', '-');
        const name = `${time}-${randomUUID().slice(0, 8)}-${addressKey(mail.to)}`;
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
    async forget(address) {
      for (const name of await stored())
        if (name.includes(addressKey(address))) await rm(join(folder, name), { force: true });
    },
    async forgetBefore(time) {
      let removed = 0;
      for (const name of await stored()) {
        const file = join(folder, name);
        const { mtimeMs } = await stat(file);
        if (mtimeMs >= time) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
    close: async () => {},
  };
}
