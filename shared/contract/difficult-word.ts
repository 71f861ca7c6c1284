import { z } from 'zod';
import { WORD_FORMS_MAX } from '#shared/domain/limits.ts';
import { parseForms, writeForms } from '#shared/domain/word-forms.ts';
import { wordRules } from '#shared/rules/word.ts';
import { endpoint } from './endpoint.ts';
import { byId, field, id, optionalText } from './fields.ts';

export const difficultWord = z.object({
  _id: id,
  word: z.string(),
  /** Other forms that count as this word. */
  forms: z.array(z.string()),
  description: z.string(),
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
const change = form.partial().extend({
  /** The word that was changed; CHANGED_MEANWHILE if another one is stored by now. */
  replaces: z.object({ word: optionalText(), forms: forms.optional(), description: optionalText() }).optional(),
});

export const difficultWordEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'difficult_words',
    access: 'anyone',
    limits: 'none',
    isPublicList: true,
    summary: 'All difficult words, by word',
    reply: z.array(difficultWord),
  }),
  create: endpoint({
    method: 'POST',
    path: 'difficult_words',
    access: 'manageDifficultWords',
    limits: 'none',
    summary: 'Adds a difficult word',
    /** Sent again with the same `withId`, it adds no second one. */
    body: form.extend({ withId: id.optional() }),
    status: 201,
    reply: difficultWord,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'difficult_words/:id',
    access: 'manageDifficultWords',
    limits: 'none',
    summary: 'Changes a difficult word',
    params: byId,
    body: change,
    reply: difficultWord,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'difficult_words/:id',
    access: 'manageDifficultWords',
    limits: 'none',
    summary: 'Deletes a difficult word',
    params: byId,
    reply: null,
  }),
};
