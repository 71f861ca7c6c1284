import type { FirstTexts } from '#server/seed/content/shapes.ts';
import { explanations } from './explanations.ts';
import { faq } from './faq.ts';
import { blocks } from './pages.ts';
import { parties } from './parties.ts';
import { statements } from './statements.ts';
import { words } from './words.ts';

export const texts: FirstTexts = {
  setHeader: {
    name: 'Jung in Ostbelgien',
    description:
      'Fünfzehn Thesen zu Schule, Arbeit, Wohnen und Zusammenleben, mit sechs erfundenen Parteien. Für Jugendliche ab 16 Jahren. Die Thesen zu Asyl und zu religiösen Zeichen können heikel sein: Lassen Sie sie ruhig weg. Stand: November 2026.',
  },
  options: { agree: 'Stimme zu', neutral: 'Neutral', disagree: 'Stimme nicht zu' },
  parties,
  statements,
  explanations,
  games: { debate: 'Klassendebatte: Was meinst du?', party: 'Parteienspiel: Antworte wie eine Partei' },
  words,
  faq,
  blocks,
  pictures: {
    seats: 'Ein Halbkreis aus Sitzen in Blau, Grau und Orange, mit einem einzigen gelben',
    ballot: 'Ein Stimmzettel mit drei Kästchen, von denen eines ausgefüllt ist',
  },
  partners: { 'eerste-stem': 'Fonds Erste Stimme', 'leerhuis-dialoog': 'Haus des Dialogs' },
};
