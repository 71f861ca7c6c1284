// Difficult words and their explanations.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalText, requiredText } from './fields.ts';

export const difficultWord = z.object({ _id: id, word: z.string(), description: z.string() });

const difficultWordForm = z.object({ word: requiredText(), description: requiredText(1_000) });
const change = z.object({
  word: requiredText().optional(),
  description: requiredText(1_000).optional(),
  /** What the change was made on; refused with CHANGED_MEANWHILE when the word says something else by now. */
  replaces: z.object({ word: optionalText(), description: optionalText() }).optional(),
});
const one = z.object({ id });

export const difficultWordEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'difficult_words',
    access: 'anyone',
    summary: 'All difficult words, by word',
    status: 200,
    reply: z.array(difficultWord),
  }),
  create: endpoint({
    method: 'POST',
    path: 'difficult_words',
    access: 'manageDifficultWords',
    summary: 'Adds a difficult word',
    body: difficultWordForm,
    status: 201,
    reply: difficultWord,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'difficult_words/:id',
    access: 'manageDifficultWords',
    summary: 'Changes a difficult word',
    params: one,
    body: change,
    status: 200,
    reply: difficultWord,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'difficult_words/:id',
    access: 'manageDifficultWords',
    summary: 'Deletes a difficult word',
    params: one,
    status: 204,
    reply: null,
  }),
};
