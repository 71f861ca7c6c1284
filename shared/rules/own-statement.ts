import { OPINION_MAX, OWN_STATEMENT_MAX } from '#shared/domain/limits.ts';
import { requiredText } from './fields.ts';

export const ownStatementRules = { description: requiredText(OWN_STATEMENT_MAX), opinion: requiredText(OPINION_MAX) };
