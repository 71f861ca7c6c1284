import { requiredText, webAddress } from './fields.ts';

export const partnerRules = { name: requiredText(), website: webAddress };
