import { z } from 'zod';
import { latinDigits } from '#shared/domain/digits.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { PASSWORD_TRIES } from '#shared/domain/rate-limits.ts';
import { ROLES, VISITOR } from '#shared/domain/roles.ts';
import * as rules from '#shared/rules/account.ts';
import { anyone, ownAccount } from './endpoint-group.ts';
import { checkBy, email, field, optionalText, requiredText } from './fields.ts';

export const loggedIn = z.object({ jwtToken: z.string(), role: z.enum(ROLES) });
/** A password as typed: never trimmed. */
export const password = z.string().superRefine(checkBy(rules.passwordRule()));

const configToken = z.string().max(500, 'UNKNOWN').optional();

export const profile = {
  firstName: field(rules.profileRules.firstName),
  lastName: field(rules.profileRules.lastName),
  organisation: field(rules.profileRules.organisation),
  organisationLocation: field(rules.profileRules.organisationLocation),
  targetAudience: z.enum(rules.TARGET_AUDIENCES),
};

const registrationForm = z
  .object({
    ...profile,
    email: optionalText(254),
    password,
    confirmPassword: password,
    configToken,
    /** The language of the page; mails are written in it. */
    language: z.enum(LANGUAGES).optional(),
  })
  .superRefine(
    (value, { addIssue }) => {
      const fail = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
      const code = rules.emailRules.email(typeof value.email === 'string' ? value.email : '');
      if (!value.configToken && code !== null) fail('email', code);
      if (value.password !== value.confirmPassword) fail('confirmPassword', 'MISMATCH');
    },
    // Also when other fields are wrong: the form shows all errors at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

const loginForm = z.object({ email: field(rules.loginRules.email), password });
const linkForm = z.object({ configToken: requiredText(500) });

export const authEndpoints = {
  login: anyone.post('auth/login', 'Logs a user in', { limits: PASSWORD_TRIES, body: loginForm, reply: loggedIn }),
  logout: ownAccount.post('auth/logout', 'Ends this login; others of the same user stay'),
  register: anyone.make('auth/register', 'Makes a teacher, or takes up an invitation', {
    limits: ['registerPerBrowser', 'registerPerAddress'],
    body: registrationForm,
    reply: loggedIn,
  }),
  visitor: anyone.make('auth/visitor', 'A token to try a game out without an account, for two hours', {
    limits: ['visitorPerAddress'],
    reply: loggedIn.extend({ role: z.literal(VISITOR) }),
  }),
  checkLink: anyone.post(
    'auth/link',
    'Whether the link of an invitation or for a new password still works, and for whom, before its form is filled in',
    {
      body: linkForm.extend({ kind: z.enum(['invitation', 'reset']) }),
      reply: z.object({ isOpen: z.boolean(), email: z.string().nullable(), role: z.enum(ROLES).nullable() }),
    },
  ),
  requestReset: anyone.post('auth/reset-password/init', 'Sends a link for a new password', {
    limits: ['resetPerAccount', 'resetPerAddress'],
    body: z.object({ email }),
  }),
  resetPassword: anyone.post('auth/reset-password', 'Sets a new password with the link’s token', {
    body: linkForm.extend({ password }),
  }),
};

/** A time-based code as typed, or a recovery code. */
const code = requiredText(100).overwrite(latinDigits);
/** Absent for an account that has no password. */
export const ownPassword = z.string().max(1_000, 'TOO_LONG').optional();

export const secondFactorEndpoints = {
  begin: ownAccount.post(
    'account/second-factor',
    'Makes the secret of a second factor, which holds once it is confirmed',
    {
      limits: PASSWORD_TRIES,
      body: z.object({ password: ownPassword }),
      reply: z.object({ secret: z.string(), uri: z.string() }),
    },
  ),
  confirm: ownAccount.post(
    'account/second-factor/confirm',
    'Confirms it with a code; the recovery codes are told only here',
    { body: z.object({ code }), reply: z.object({ recoveryCodes: z.array(z.string()) }) },
  ),
  remove: ownAccount.remove('account/second-factor', 'Removes one’s second factor', {
    limits: PASSWORD_TRIES,
    body: z.object({ password: ownPassword, code }),
  }),
  finishLogin: anyone.post('auth/second-factor', 'Finishes a login that asks for a code', {
    limits: PASSWORD_TRIES,
    body: z.object({ challenge: requiredText(200), code }),
    reply: loggedIn,
  }),
};
