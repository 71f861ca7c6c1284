// The interface through which features send mail.

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Hands a mail over. Throws a MailFailed when it could not. */
  send(mail: Mail): Promise<void>;
  /** Throws a MailFailed while no mail can be handed over to any recipient. */
  verify(): Promise<void>;
  /** Deletes what is stored here of mails to that address. */
  forget(address: string): Promise<void>;
  /** Deletes what is stored here of mails from before that time (milliseconds). Returns how many they were. */
  forgetBefore(time: number): Promise<number>;
  /** Ends once every mail under way has left or failed. */
  close(): Promise<void>;
}

/** A mail that was not handed over; its message says why, for the log. */
export class MailFailed extends Error {}

/** Characters of no mail address. nodemailer replaces them, so that the mail would go to another address. */
const UNSENDABLE = /[<>\p{Cc}]/u;

/** Nodemailer's form of exactly one recipient. Throws MailFailed for an address to which no mail can be sent. */
export function recipient(address: string): { name: string; address: string } {
  if (UNSENDABLE.test(address)) throw new MailFailed('no mail can be sent to that address');
  return { name: '', address };
}

/** A mailer that knows whether the last try worked: null before there was one. */
export type WatchedMailer = Mailer & { isTaken: () => boolean | null };

/** The same mailer, which calls `onFailure` for each mail that could not be handed over. */
export function countingMailer(mailer: Mailer, onFailure: () => void): WatchedMailer {
  let taken: boolean | null = null;
  const watch = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      taken = true;
    } catch (error) {
      taken = false;
      throw error;
    }
  };
  return {
    ...mailer,
    isTaken: () => taken,
    verify: () => watch(mailer.verify()),
    send: (mail) =>
      watch(mailer.send(mail)).catch((error: unknown) => {
        onFailure();
        throw error;
      }),
  };
}
