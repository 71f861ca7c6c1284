import { z } from 'zod';
import { ROLES } from '#shared/domain/roles.ts';
import { endpoint } from './endpoint.ts';
import { byCode, requiredText } from './fields.ts';

/** none: no link · open: nobody opened it yet · asks: a phone shows a number · connected: a phone has its login. */
export const REMOTE_STATES = ['none', 'open', 'asks', 'connected'] as const;

const remoteLink = z.object({
  state: z.enum(REMOTE_STATES),
  /** What the phone shows while it asks. */
  number: z.number().nullable(),
  /** Seconds. */
  expiresIn: z.number(),
});
export type RemoteLinkState = z.output<typeof remoteLink>;

/** A phone that becomes the remote control of one game without a password. */
export const remoteEndpoints = {
  makeLink: endpoint({
    method: 'POST',
    path: 'voting/session/:code/remote-link',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Makes a link that connects one phone to this game, and ends the one before',
    params: byCode,
    reply: z.object({ token: z.string(), expiresIn: z.number() }),
  }),
  readLink: endpoint({
    method: 'GET',
    path: 'voting/session/:code/remote-link',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Whether a phone opened the link, and which number it shows',
    params: byCode,
    reply: remoteLink,
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'voting/session/:code/remote-link/confirm',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Lets in the phone that shows that number',
    params: byCode,
    body: z.object({ number: z.int().min(0).max(99) }),
    reply: remoteLink,
  }),
  end: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/remote-link',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Ends the link and the login of the phone that it connected',
    params: byCode,
    reply: null,
  }),
  open: endpoint({
    method: 'POST',
    path: 'auth/remote-link',
    access: 'anyone',
    limits: ['remoteLinkPerAddress'],
    summary: 'Opens a link on the phone that made up this device secret; asked again until its teacher lets it in',
    body: z.object({ token: requiredText(100), device: requiredText(100) }),
    reply: z.object({
      number: z.number(),
      /** Null until the teacher lets the phone in. */
      login: z.object({ jwtToken: z.string(), role: z.enum(ROLES), code: z.string() }).nullable(),
    }),
  }),
};
