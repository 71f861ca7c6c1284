import { email, requiredText } from './fields.ts';

export const invitationRules = { email, role: requiredText() };
