import { z } from 'zod';
import { LISTED_WORDS_MAX } from '#shared/domain/limits.ts';
import { tidyListedWords } from '#shared/domain/listed-words.ts';
import { listedWordRule } from '#shared/rules/listed-words.ts';
import { manageDifficultWords } from './endpoint-group.ts';
import { changed, field, MIB } from './fields.ts';

const listedWords = z.object({ words: z.array(z.string()), version: z.number() });

const form = z.object({
  words: z.array(field(listedWordRule)).max(LISTED_WORDS_MAX, 'TOO_LONG').transform(tidyListedWords),
  ...changed,
});

export const listedWordsEndpoints = {
  list: manageDifficultWords.get(
    'config/listed_words',
    'The installation’s own words that flag an argument, in order',
    { reply: listedWords },
  ),
  replace: manageDifficultWords.put(
    'config/listed_words',
    'Replaces the installation’s own words that flag an argument',
    { bodyMax: 2 * MIB, body: form, reply: listedWords },
  ),
};
