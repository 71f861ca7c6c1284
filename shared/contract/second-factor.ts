import { z } from 'zod';
import { loggedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { PASSWORD_TRIES } from './rate-limits.ts';

/** A time-based code as typed, or a recovery code. */
const code = requiredText(100);
/** Absent for an account that has no password. */
export const ownPassword = z.string().max(1_000, 'TOO_LONG').optional();

export const secondFactorEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: 'account/second-factor',
    access: 'ownAccount',
    limits: PASSWORD_TRIES,
    summary: 'Makes the secret of a second factor, which holds once it is confirmed',
    body: z.object({ password: ownPassword }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'account/second-factor/confirm',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Confirms it with a code; the recovery codes are told only here',
    body: z.object({ code }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'account/second-factor',
    access: 'ownAccount',
    limits: PASSWORD_TRIES,
    summary: 'Removes one’s second factor',
    body: z.object({ password: ownPassword, code }),
    reply: null,
  }),
  finishLogin: endpoint({
    method: 'POST',
    path: 'auth/second-factor',
    access: 'anyone',
    limits: PASSWORD_TRIES,
    summary: 'Finishes a login that asks for a code',
    body: z.object({ challenge: requiredText(200), code }),
    reply: loggedIn,
  }),
};
