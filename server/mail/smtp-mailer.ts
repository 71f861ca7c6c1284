// Hands mails to a mail server, and never waits long for one.
import { createTransport } from 'nodemailer';
import { type Mailer, MailFailed, recipient } from './mailer.ts';

/** Milliseconds that handing one mail over may take, whatever the server does meanwhile. */
const PATIENCE_MS = 10_000;
/** Milliseconds for which a server that refused a mail (not its recipient) counts as unavailable. */
const LAST_ERROR_MS = 60_000;

const saidOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isAboutRecipient = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'command') === 'RCPT TO';

/** A mailer for that server (`smtp://` or `smtps://`, with user and password if needed); `from` is the sender. */
export function smtpMailer(url: string, from: string, patienceMs: number = PATIENCE_MS): Mailer {
  const timeouts = {
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  const underWay = new Set<Promise<void>>();
  let lastError: { until: number; said: string } | null = null;

  /** A timeout of the whole, because a server that sends a byte now and then never reaches the timeout of a step. */
  async function inTime(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const patience = AbortSignal.timeout(patienceMs);
    const late = new Promise<never>((_, fail) => {
      patience.addEventListener('abort', () => fail(new Error('the mail server took too long')), { once: true });
    });
    await Promise.race([work(patience), late]);
  }

  return {
    async send({ to, ...parts }) {
      const only = recipient(to);
      const sending = inTime((signal) => transport.sendMail({ ...parts, to: only, signal }));
      underWay.add(sending);
      try {
        await sending;
        lastError = null;
      } catch (error) {
        if (!isAboutRecipient(error)) lastError = { until: Date.now() + LAST_ERROR_MS, said: saidOf(error) };
        throw new MailFailed(saidOf(error));
      } finally {
        underWay.delete(sending);
      }
    },
    async verify() {
      // Connecting does not show whether the server accepts mail, for example from this sender.
      if (lastError && Date.now() < lastError.until) throw new MailFailed(lastError.said);
      try {
        await inTime(() => transport.verify());
      } catch (error) {
        throw new MailFailed(saidOf(error));
      }
    },
    // A mail that was handed over is stored elsewhere.
    forget: async () => {},
    forgetBefore: async () => 0,
    async close() {
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}
