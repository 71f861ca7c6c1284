// A mail address as exactly one recipient: never parsed as a list or as a name.
import { MailFailed } from './mailer.ts';

/** Characters that no address of the mail protocol has. nodemailer replaces them, so that the mail would go to another address. */
const UNSENDABLE = /[<>\p{Cc}]/u;

/** What nodemailer reads as exactly one recipient. Throws MailFailed for an address to which no mail can be sent. */
export function recipient(address: string): { name: string; address: string } {
  if (UNSENDABLE.test(address)) throw new MailFailed('no mail can be sent to that address');
  return { name: '', address };
}
