// The mails in English.
import type { MailTexts } from './mail-texts.ts';

const writtenOut = 'Does clicking not work? Copy this address into your browser:';

export const en: MailTexts = {
  tag: 'en',
  greeting: 'Hello,',
  colon: ':',
  invitation: (product, days) => ({
    subject: `You have been invited to ${product}`,
    before: [
      `You have been invited to use ${product}: a game in which your class answers political statements and talks about the answers.`,
      'Create your account with this link. You choose a password yourself.',
    ],
    action: 'Create my account',
    writtenOut,
    after: [
      `The link works once, for ${days} days. Has it expired? Ask whoever invited you for a new one.`,
      'Did you not expect this mail? Then there is nothing you need to do.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Choose a new password for ${product}`,
    before: [
      `Somebody, probably you, asked for a new password for your account at ${product}.`,
      'Choose your new password with this link.',
    ],
    action: 'Choose a new password',
    writtenOut,
    after: [
      `The link works once, for ${minutes} minutes.`,
      'Did you not ask for this? Then there is nothing you need to do: your password stays as it is.',
    ],
  }),
};
