// The mails in English.
import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  tag: 'en',
  greeting: 'Hello,',
  colon: ':',
  writtenOut: 'Is the link not working? Copy this address into your browser:',
  invitation: (product, days) => ({
    subject: `You have been invited to ${product}`,
    before: [
      `You have been invited to use ${product}: a game in which your class gives its views on political statements and talks about them.`,
      'Create your account with this link. You choose your own password.',
    ],
    action: 'Create my account',
    after: [
      `You can use the link once, within ${days} days. Has it expired? Ask the person who invited you for a new one.`,
      'Weren’t expecting this email? Then there is nothing you need to do.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Choose a new password for ${product}`,
    before: [
      `Someone, probably you, asked for a new password for your ${product} account.`,
      'Choose your new password with this link.',
    ],
    action: 'Choose a new password',
    after: [
      `You can use the link once, within ${minutes} minutes.`,
      'Didn’t ask for this? Then there is nothing you need to do: your password stays as it is.',
    ],
  }),
  passwordChanged: (product) => ({
    subject: `Your password for ${product} was changed`,
    before: [
      `Your ${product} password has just been changed. Other devices are now logged out.`,
      'Was this you? Then there is nothing you need to do.',
    ],
    after: [
      'Was it not you? Go to the login page, click on “Forgot your password?” and choose a new one straight away. If you use the same password elsewhere, change it there too.',
    ],
  }),
  test: (product) => ({
    subject: `Test message from ${product}`,
    before: [`This message was sent by ${product} because you asked for it. If you can read it, email works.`],
    after: [],
  }),
};
