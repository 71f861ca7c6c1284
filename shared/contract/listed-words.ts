import { z } from 'zod';
import { LISTED_WORDS_MAX } from '#shared/domain/limits.ts';
import { tidyListedWords } from '#shared/domain/listed-words.ts';
import { listedWordRule } from '#shared/rules/listed-words.ts';
import { endpoint } from './endpoint.ts';
import { field } from './fields.ts';

const listedWords = z.object({ words: z.array(z.string()) });

const form = z.object({
  words: z.array(field(listedWordRule)).max(LISTED_WORDS_MAX, 'TOO_LONG').transform(tidyListedWords),
  /** The list that was changed; CHANGED_MEANWHILE if another one is stored by now. */
  replaces: z.array(z.string()).max(LISTED_WORDS_MAX, 'TOO_LONG').optional(),
});

export const listedWordsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'config/listed_words',
    access: 'manageDifficultWords',
    limits: 'none',
    summary: 'The installation’s own words that flag an argument, in order',
    reply: listedWords,
  }),
  replace: endpoint({
    method: 'PUT',
    path: 'config/listed_words',
    access: 'manageDifficultWords',
    limits: 'none',
    summary: 'Replaces the installation’s own words that flag an argument',
    body: form,
    reply: listedWords,
  }),
};
