// Two games that a teacher can start at once, one of each type.
import { parties } from './parties.ts';
import type { SampleTemplate } from './shapes.ts';

const allParties = parties.map((party) => party.key);

export const templates: SampleTemplate[] = [
  {
    name: 'Klasdebat: wat vind jij?',
    type: 'debate',
    settings: ['own_arguments', 'skip_questions', 'show_difficult_words', 'show_party_arguments'],
    statements: [
      'smartphone-school',
      'stemrecht-16',
      'minimumloon-jobstudent',
      'alcohol-18',
      'maximumprijs-huur',
      'klimaattaks-vliegen',
      'symbolen-school',
      'jeugdstraf',
    ],
    parties: allParties,
  },
  {
    name: 'Partijspel: antwoord als een partij',
    type: 'party',
    settings: ['own_tempo', 'show_difficult_words'],
    statements: [
      'gratis-vervoer',
      'sociale-media-15',
      'erfbelasting',
      'schooldag-9-uur',
      'asielzoekers',
      'ziekteverzekering-roken',
      'europees-leger',
    ],
    parties: allParties,
  },
];
