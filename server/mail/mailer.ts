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
