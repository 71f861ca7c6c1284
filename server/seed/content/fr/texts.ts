import type { FirstTexts } from '#server/seed/content/shapes.ts';
import { explanations } from './explanations.ts';
import { faq } from './faq.ts';
import { blocks } from './pages.ts';
import { parties } from './parties.ts';
import { statements } from './statements.ts';
import { words } from './words.ts';

export const texts: FirstTexts = {
  setHeader: {
    name: 'Jeunes en Wallonie et à Bruxelles',
    description:
      'Quinze affirmations sur l’école, le travail, le logement et la vie ensemble, avec six partis fictifs. Pour des élèves à partir de 16 ans. Les affirmations sur l’asile et sur les signes religieux peuvent être sensibles : laissez-les de côté si vous préférez. État : novembre 2026.',
  },
  options: { agree: 'D’accord', neutral: 'Neutre', disagree: 'Pas d’accord' },
  parties,
  statements,
  explanations,
  games: { debate: 'Débat de classe : qu’en penses-tu ?', party: 'Jeu des partis : réponds comme un parti' },
  words,
  faq,
  blocks,
  pictures: {
    seats: 'Un demi-cercle de sièges bleus, gris et orange, avec un seul siège jaune',
    ballot: 'Un bulletin de vote avec trois cases, dont une est noircie',
  },
  partners: { 'eerste-stem': 'Fonds Première Voix', 'leerhuis-dialoog': 'Maison du Dialogue' },
};
