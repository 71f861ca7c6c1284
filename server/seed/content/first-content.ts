import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { GAMES, OPTION_COLORS, PAGES, PARTNER_WEBSITES, PARTY_COLORS, PICTURE_FILES, positionOf } from './frame.ts';
import {
  type FirstBlock,
  type FirstContent,
  type FirstTexts,
  PARTIES,
  type PartnerKey,
  POSITIONS,
  QUESTIONS,
  STATEMENTS,
  WORDS,
} from './shapes.ts';

export const LOGO_FOLDER = join(PROJECT_FOLDER, 'server/seed/content/logos');

/** Each is read only by a start that needs it. */
const TEXTS: Record<LanguageCode, () => Promise<{ texts: FirstTexts }>> = {
  NL_BE: () => import('#server/seed/content/nl-be/texts.ts'),
  EN: () => import('#server/seed/content/en/texts.ts'),
  FR: () => import('#server/seed/content/fr/texts.ts'),
  DE: () => import('#server/seed/content/de/texts.ts'),
};

/** Returns the first content of an installation whose first language this is. */
export async function readFirstContent(language: LanguageCode): Promise<FirstContent> {
  const { texts } = await TEXTS[language]();
  const { setHeader, games, words, faq, partners } = texts;
  const parties = PARTIES.map((party) => ({
    ...texts.parties[party],
    color: PARTY_COLORS[party],
    logo: `${party}.png`,
  }));
  return {
    parties,
    partners: (Object.keys(PARTNER_WEBSITES) as PartnerKey[]).map((partner) => ({
      name: partners[partner],
      website: PARTNER_WEBSITES[partner],
      logo: `partner-${partner}.png`,
    })),
    setHeader,
    questionSet: setOf(texts),
    games: GAMES.map(({ key, settings, statements }) => ({
      name: games[key],
      type: key,
      settings,
      statements: statements.map((statement) => STATEMENTS.indexOf(statement)),
    })),
    words: WORDS.map((word) => words[word]),
    faq: QUESTIONS.map((question, index) => ({ ...faq[question], order: index + 1 })),
    blocks: blocksOf(texts),
  };
}

/** The question set as an editor's import gives it. */
const setOf = ({ options, parties, statements, explanations }: FirstTexts): ImportedQuestionSet => ({
  parties: PARTIES.map((party) => parties[party]),
  opinionOptions: POSITIONS.map((position, index) => ({
    opinion: options[position],
    color: OPTION_COLORS[position],
    order: index + 1,
  })),
  statements: STATEMENTS.map((key) => {
    const { statement, ...words } = statements[key];
    return {
      description: statement,
      ...words,
      answers: PARTIES.map((party, index) => ({
        party: index,
        opinion: options[positionOf(key, party)],
        comment: explanations[key][party],
      })),
    };
  }),
});

const blocksOf = ({ blocks, pictures }: FirstTexts): FirstBlock[] =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).flatMap((page) =>
    PAGES[page].map(({ key, picture, inverted = false }, index) => ({
      page,
      type: picture === undefined ? 'title_with_description' : 'image_with_description',
      ...blocks[key],
      imageFile: picture === undefined ? null : PICTURE_FILES[picture],
      imageAlt: picture === undefined ? '' : pictures[picture],
      inverted,
      order: index + 1,
    })),
  );
