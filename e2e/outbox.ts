// Reads the mails that a test server wrote instead of sending.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { required } from '#testing/required.ts';

/** Undoes quoted-printable, as a mail program would. */
const decode = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(decode);
}

/** Waits until that many mails to the address exist; returns text and link of the newest. */
export async function newestMail(dataDir: string, address: string, count = 1): Promise<{ text: string; link: string }> {
  await expect.poll(async () => (await mailsTo(dataDir, address)).length).toBeGreaterThanOrEqual(count);
  const text = required((await mailsTo(dataDir, address)).at(-1));
  return { text, link: /http:\/\/localhost:\d+\/(?:register|reset-password)\S*/.exec(text)?.[0] ?? '' };
}
