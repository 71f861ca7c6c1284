import { z } from 'zod';
import { WORD_FORMS_MAX } from '#shared/domain/limits.ts';
import { parseForms, writeForms } from '#shared/domain/word-forms.ts';
import { wordRules } from '#shared/rules/word.ts';
import { anyone, manageDifficultWords } from './endpoint-group.ts';
import { changeOf, created, field, id } from './fields.ts';

export const difficultWord = z.object({
  _id: id,
  word: z.string(),
  /** Other forms that count as this word. */
  forms: z.array(z.string()),
  description: z.string(),
  version: z.number(),
});

const forms = z
  .array(field(wordRules.word))
  .max(WORD_FORMS_MAX, 'TOO_LONG')
  .transform((list) => parseForms(writeForms(list)));
const form = z.object({
  word: field(wordRules.word),
  /** Absent: proposed from the word. */
  forms: forms.optional(),
  description: field(wordRules.description),
});

export const difficultWordEndpoints = {
  list: anyone.get('difficult_words', 'All difficult words, by word', {
    isPublicList: true,
    reply: z.array(difficultWord),
  }),
  create: manageDifficultWords.make('difficult_words', 'Adds a difficult word', {
    body: form.extend(created),
    reply: difficultWord,
  }),
  update: manageDifficultWords.patch('difficult_words/:id', 'Changes a difficult word', {
    body: changeOf(form),
    reply: difficultWord,
  }),
  remove: manageDifficultWords.remove('difficult_words/:id', 'Deletes a difficult word'),
};
