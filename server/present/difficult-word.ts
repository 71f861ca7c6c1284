import type { WordRow } from '#server/data/difficult-words.ts';

export const presentWord = ({ id, word, description }: WordRow) => ({ _id: id, word, description });
