import type { FirstTexts } from '#server/seed/content/shapes.ts';
import { explanations } from './explanations.ts';
import { faq } from './faq.ts';
import { blocks } from './pages.ts';
import { parties } from './parties.ts';
import { statements } from './statements.ts';
import { words } from './words.ts';

export const texts: FirstTexts = {
  setHeader: {
    name: 'Young in Belgium',
    description:
      'Fifteen statements about school, work, housing and living together, with six made-up parties. For students aged 16 and over. The statements about asylum and about religious symbols can be sensitive: feel free to leave them out. As of November 2026.',
  },
  options: { agree: 'Agree', neutral: 'Neutral', disagree: 'Disagree' },
  parties,
  statements,
  explanations,
  games: { debate: 'Class debate: what do you think?', party: 'Party game: answer as a party' },
  words,
  faq,
  blocks,
  pictures: {
    seats: 'A half circle of seats in blue, grey and orange, with a single yellow one',
    ballot: 'A ballot paper with three boxes, one of them filled in',
  },
  partners: { 'eerste-stem': 'First Vote Fund', 'leerhuis-dialoog': 'House of Dialogue' },
};
