// Everything that the very first start loads, so that a teacher can play the same day.
import { dorpspleinPositions } from '#server/db/sample-content/positions/dorpsplein.ts';
import { evenwichtPositions } from '#server/db/sample-content/positions/evenwicht.ts';
import { hetZeilPositions } from '#server/db/sample-content/positions/het-zeil.ts';
import { vasteGrondPositions } from '#server/db/sample-content/positions/vaste-grond.ts';
import { weefselPositions } from '#server/db/sample-content/positions/weefsel.ts';
import { zaailingPositions } from '#server/db/sample-content/positions/zaailing.ts';
import { contentBlocks } from './content-blocks.ts';
import { difficultWords } from './difficult-words.ts';
import { faq } from './faq.ts';
import { parties } from './parties.ts';
import { partners } from './partners.ts';
import type {
  PartyKey,
  SampleContentBlock,
  SampleDifficultWord,
  SampleFaqEntry,
  SampleOpinionOption,
  SamplePartner,
  SampleParty,
  SamplePosition,
  SampleStatement,
  SampleTemplate,
} from './shapes.ts';
import { opinionOptions, statements } from './statements.ts';
import { templates } from './templates.ts';

interface SampleContent {
  questionSet: { name: string; description: string };
  parties: SampleParty[];
  opinionOptions: SampleOpinionOption[];
  statements: SampleStatement[];
  /** One position per statement, for every party. */
  positions: Record<PartyKey, SamplePosition[]>;
  difficultWords: SampleDifficultWord[];
  faq: SampleFaqEntry[];
  contentBlocks: SampleContentBlock[];
  partners: SamplePartner[];
  templates: SampleTemplate[];
}

/** The sample content as plain data; picture names are files in `logos/` beside this file and in `web/public/images/`. */
export const sampleContent: SampleContent = {
  questionSet: {
    name: 'Jong in Vlaanderen',
    description:
      'Vijftien stellingen over school, werk, wonen en samenleven, met zes verzonnen partijen. Bedoeld voor leerlingen vanaf 16 jaar.',
  },
  parties,
  opinionOptions,
  statements,
  positions: {
    weefsel: weefselPositions,
    zaailing: zaailingPositions,
    evenwicht: evenwichtPositions,
    'het-zeil': hetZeilPositions,
    dorpsplein: dorpspleinPositions,
    'vaste-grond': vasteGrondPositions,
  },
  difficultWords,
  faq,
  contentBlocks,
  partners,
  templates,
};
