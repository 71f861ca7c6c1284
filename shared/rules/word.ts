import { NAME_MAX, WORD_FORMS_MAX } from '#shared/domain/limits.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { parseForms } from '#shared/domain/word-forms.ts';
import { type Rule, requiredText } from './fields.ts';

/** Other forms of a word, with commas between them. */
const forms: Rule = (text) => {
  const list = parseForms(text);
  return list.length > WORD_FORMS_MAX || list.some((form) => lengthOf(form) > NAME_MAX) ? 'TOO_LONG' : null;
};

export const wordRules = { word: requiredText(), forms, description: requiredText(1_000) };
