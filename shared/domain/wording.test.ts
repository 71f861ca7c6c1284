import { expect, it } from 'vitest';
import { wordingOf } from './wording.ts';

it.each([
  ['nl-BE', 'Smartphones horen niet thuis op school.', 0, 1],
  ['nl-BE', 'De overheid moet vlees zwaarder belasten.', 1, 0],
  ['nl-BE', 'Sociale media moeten verboden worden.', 1, 1],
  ['nl-BE', 'Een moetje is genieten.', 0, 0],
  ['en', 'Cars should be banned from the centre.', 1, 1],
  ['en', 'Nobody knows the notary.', 0, 0],
  ['fr', 'Il n’y a pas assez de trains.', 0, 1],
  ['fr', 'Les bus doivent être gratuits.', 1, 0],
  ['de', 'Es darf keine neuen Straßen geben.', 0, 1],
  ['de', 'Busse sollen kostenlos sein.', 1, 0],
] as const)('in %s: %s', (language, text, changes, negations) => {
  expect(wordingOf([text], language)).toEqual({ changes, negations });
});
