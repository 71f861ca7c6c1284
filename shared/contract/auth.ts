import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES, VISITOR } from '#shared/domain/roles.ts';
import * as rules from '#shared/rules/account.ts';
import { endpoint } from './endpoint.ts';
import { checkBy, email, field, optionalText, requiredText } from './fields.ts';
import { PASSWORD_TRIES } from './rate-limits.ts';

/** What a login gives. */
export const loggedIn = z.object({ jwtToken: z.string(), role: z.enum(ROLES) });
/** A password as typed: never trimmed. */
export const password = z.string().superRefine(checkBy(rules.passwordRule()));

const configToken = z.string().max(500, 'UNKNOWN').optional();

/** Name, school and audience of a teacher. */
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
const resetRequestForm = z.object({ email });
const linkForm = z.object({ configToken: requiredText(500), kind: z.enum(['invitation', 'reset']) });
const resetForm = z.object({ configToken: requiredText(500), password });

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: 'auth/login',
    access: 'anyone',
    limits: PASSWORD_TRIES,
    summary: 'Logs a user in',
    body: loginForm,
    reply: loggedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: 'auth/logout',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Ends this login; others of the same user stay',
    reply: null,
  }),
  register: endpoint({
    method: 'POST',
    path: 'auth/register',
    access: 'anyone',
    limits: ['registerPerBrowser', 'registerPerAddress'],
    summary: 'Makes a teacher, or takes up an invitation',
    body: registrationForm,
    status: 201,
    reply: loggedIn,
  }),
  visitor: endpoint({
    method: 'POST',
    path: 'auth/visitor',
    access: 'anyone',
    limits: ['visitorPerAddress'],
    summary: 'A token to try a game out without an account, for two hours',
    status: 201,
    reply: z.object({ jwtToken: z.string(), role: z.literal(VISITOR) }),
  }),
  checkLink: endpoint({
    method: 'POST',
    path: 'auth/link',
    access: 'anyone',
    limits: 'none',
    summary: 'Whether the link of an invitation or for a new password still works, before its form is filled in',
    body: linkForm,
    reply: z.object({ isOpen: z.boolean() }),
  }),
  requestReset: endpoint({
    method: 'POST',
    path: 'auth/reset-password/init',
    access: 'anyone',
    limits: ['resetPerAccount'],
    summary: 'Sends a link for a new password',
    body: resetRequestForm,
    reply: null,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'auth/reset-password',
    access: 'anyone',
    limits: 'none',
    summary: 'Sets a new password with the link’s token',
    body: resetForm,
    reply: null,
  }),
};
