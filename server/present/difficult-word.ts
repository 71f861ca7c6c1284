import type { StoredWord } from '#server/data/difficult-words.ts';

export const presentWord = ({ id, word, forms, description }: StoredWord) => ({ _id: id, word, forms, description });
