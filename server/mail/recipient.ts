// An address as one address, whatever signs it has: never parsed as a list or as a name.
import { MailFailed } from './mailer.ts';

/** Signs that stand in no address of the mail protocol: nodemailer writes others for them, so that the mail would go to somebody else. */
const UNSENDABLE = /[<>\p{Cc}]/u;

/** What nodemailer reads as exactly one recipient. Throws MailFailed for an address to which no mail can be sent. */
export function recipient(address: string): { name: string; address: string } {
  if (UNSENDABLE.test(address)) throw new MailFailed('no mail can be sent to that address');
  return { name: '', address };
}
