// Logging in, registering, and getting a new password.
import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { endpoint } from './endpoint.ts';
import { email, optionalText, requiredText } from './fields.ts';

export const TARGET_AUDIENCES = ['secondary', 'higher', 'other'] as const;
const PASSWORD_MAX = 1_000;

const loggedIn = z.object({ jwtToken: z.string(), role: z.enum(ROLES) });
/** A password as typed: never trimmed. Its least length is a setting, so the server checks it. */
export const password = z.string().min(1, 'REQUIRED').max(PASSWORD_MAX, 'TOO_LONG');

const configToken = z.string().max(500, 'UNKNOWN').optional();

const registrationForm = z
  .object({
    firstName: requiredText(),
    lastName: requiredText(),
    email: optionalText(254),
    organisation: requiredText(),
    organisationLocation: requiredText(),
    targetAudience: z.enum(TARGET_AUDIENCES),
    password,
    confirmPassword: password,
    configToken,
    /** What the page was read in; mails come in it. */
    language: z.enum(LANGUAGES).optional(),
  })
  .superRefine(
    (value, { addIssue }) => {
      const fault = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
      if (!value.configToken) {
        const checked = email.safeParse(value.email);
        if (!checked.success) fault('email', checked.error.issues[0]?.message ?? 'INVALID_EMAIL');
      }
      if (value.password !== value.confirmPassword) fault('confirmPassword', 'MISMATCH');
    },
    // Also when other fields are wrong: whoever fills in the form sees all faults at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

const loginForm = z.object({ email: requiredText(254), password });
const resetRequestForm = z.object({ email });
const resetForm = z.object({ configToken: requiredText(500), password });

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: 'auth/login',
    access: 'anyone',
    summary: 'Logs a user in',
    body: loginForm,
    status: 200,
    reply: loggedIn,
  }),
  register: endpoint({
    method: 'POST',
    path: 'auth/register',
    access: 'anyone',
    summary: 'Makes a teacher, or takes up an invitation',
    body: registrationForm,
    status: 201,
    reply: loggedIn,
  }),
  requestReset: endpoint({
    method: 'POST',
    path: 'auth/reset-password/init',
    access: 'anyone',
    summary: 'Sends a link for a new password',
    body: resetRequestForm,
    status: 204,
    reply: null,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'auth/reset-password',
    access: 'anyone',
    summary: 'Sets a new password with the link’s token',
    body: resetForm,
    status: 204,
    reply: null,
  }),
};
