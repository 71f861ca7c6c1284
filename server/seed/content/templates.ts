import type { SeedTemplate } from './shapes.ts';

/** One of each type. */
export const templates: SeedTemplate[] = [
  {
    name: 'Klasdebat: wat vind jij?',
    type: 'debate',
    settings: ['own_arguments', 'skip_questions', 'show_difficult_words', 'show_party_arguments'],
    statements: [2, 1, 8, 10, 6, 5, 12, 13],
  },
  {
    name: 'Partijspel: antwoord als een partij',
    type: 'party',
    settings: ['own_tempo', 'show_difficult_words'],
    statements: [3, 4, 9, 11, 7, 14, 15],
  },
];
