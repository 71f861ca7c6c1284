import type { FirstTexts } from '#server/seed/content/shapes.ts';
import { explanations } from './explanations.ts';
import { faq } from './faq.ts';
import { blocks } from './pages.ts';
import { parties } from './parties.ts';
import { statements } from './statements.ts';
import { words } from './words.ts';

export const texts: FirstTexts = {
  setHeader: {
    name: 'Jong in Vlaanderen',
    description:
      'Vijftien stellingen over school, werk, wonen en samenleven, met zes verzonnen partijen. Bedoeld voor leerlingen vanaf 16 jaar. De stellingen over asiel en over geloofstekens kunnen gevoelig liggen: laat ze gerust weg. Stand: november 2026.',
  },
  options: { agree: 'Akkoord', neutral: 'Neutraal', disagree: 'Niet akkoord' },
  parties,
  statements,
  explanations,
  games: { debate: 'Klasdebat: wat vind jij?', party: 'Partijspel: antwoord als een partij' },
  words,
  faq,
  blocks,
  pictures: {
    seats: 'Een halve cirkel van zetels in blauw, grijs en oranje, met één gele zetel',
    ballot: 'Een stembrief met drie hokjes, waarvan er één is ingekleurd',
  },
  partners: { 'eerste-stem': 'Fonds Eerste Stem', 'leerhuis-dialoog': 'Leerhuis Dialoog' },
};
