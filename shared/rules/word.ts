import { requiredText } from './fields.ts';

export const wordRules = { word: requiredText(), description: requiredText(1_000) };
