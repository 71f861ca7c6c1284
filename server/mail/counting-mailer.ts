import type { Mailer } from './mailer.ts';

/** The same mailer, which calls `onFailure` for each mail that could not be handed over. */
export const countingMailer = (mailer: Mailer, onFailure: () => void): Mailer => ({
  ...mailer,
  send: async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      onFailure();
      throw error;
    }
  },
});
