import { z } from 'zod';
import { loggedIn } from './auth.ts';
import { anyone, GAME, leadGame } from './endpoint-group.ts';
import { requiredText } from './fields.ts';

/** For a phone that becomes the remote control of one game without a password. */
const remoteLink = z.object({
  /** none: no link · open: nobody opened it yet · asks: a phone shows a number · connected: a phone has its login. */
  state: z.enum(['none', 'open', 'asks', 'connected']),
  number: z.number().nullable(),
  /** Seconds. */
  expiresIn: z.number(),
});
export type RemoteLinkState = z.output<typeof remoteLink>;

export const remoteEndpoints = {
  makeLink: leadGame.post(
    `${GAME}/remote-link`,
    'Makes a link that connects one phone to this game, and ends the one before',
    { reply: z.object({ token: z.string(), expiresIn: z.number() }) },
  ),
  readLink: leadGame.get(`${GAME}/remote-link`, 'Whether a phone opened the link, and which number it shows', {
    reply: remoteLink,
  }),
  confirm: leadGame.post(`${GAME}/remote-link/confirm`, 'Lets in the phone that shows that number', {
    body: z.object({ number: z.int().min(0).max(99) }),
    reply: remoteLink,
  }),
  end: leadGame.remove(`${GAME}/remote-link`, 'Ends the link and the login of the phone that it connected'),
  open: anyone.post(
    'auth/remote-link',
    'Opens a link on the phone that made up this device secret; asked again until its teacher lets it in',
    {
      limits: ['remoteLinkPerAddress'],
      body: z.object({ token: requiredText(100), device: requiredText(100) }),
      reply: z.object({
        number: z.number(),
        /** Null until the teacher lets the phone in. */
        login: loggedIn.extend({ code: z.string() }).nullable(),
      }),
    },
  ),
};
