import {
  BACKGROUND_MAX,
  EXPLANATION_MAX,
  OPINION_MAX,
  OPTIONS_MAX,
  PARTIES_MAX,
  PLAIN_MAX,
  STATEMENT_MAX,
  STATEMENTS_MAX,
  TALK_MAX,
} from '#shared/domain/limits.ts';
import { isReservedOption } from '#shared/domain/skip.ts';
import type { StatementWord } from '#shared/domain/statement-words.ts';
import { optionalText, order, type Rule, requiredText } from './fields.ts';

export const questionSetRules = { name: requiredText(), description: optionalText() };

const optionText: Rule = (text) => requiredText(OPINION_MAX)(text) ?? (isReservedOption(text) ? 'INVALID_VALUE' : null);

export const optionRules = { opinion: optionText, order };
export const WORD_MAX: Readonly<Record<StatementWord, number>> = {
  plain: PLAIN_MAX,
  background: BACKGROUND_MAX,
  talk: TALK_MAX,
};
export const wordRules: Readonly<Record<StatementWord, Rule>> = {
  plain: optionalText(WORD_MAX.plain),
  background: optionalText(WORD_MAX.background),
  talk: optionalText(WORD_MAX.talk),
};
export const statementRules = { description: requiredText(STATEMENT_MAX) };
export const partyOpinionRules = { comment: optionalText(EXPLANATION_MAX) };

/** How many entries a list may have. */
export const LIST_MAX = { opinionOptions: OPTIONS_MAX, statements: STATEMENTS_MAX, parties: PARTIES_MAX } as const;
