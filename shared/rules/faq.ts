import { optionalText, order, requiredText } from './fields.ts';

export const faqRules = { question: requiredText(1_000), answer: optionalText(), order };
