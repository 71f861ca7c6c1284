import { randomUUID } from 'node:crypto';
import { PASSWORD } from './test-app.ts';

export const newEmail = () => `an.${randomUUID()}@school.example`;

/** What somebody types to register, with an address that nobody has. */
export const registration = (changes: object = {}) => ({
  firstName: 'An',
  lastName: 'Peeters',
  email: newEmail(),
  organisation: 'Atheneum',
  organisationLocation: 'Gent',
  targetAudience: 'secondary' as const,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
});
