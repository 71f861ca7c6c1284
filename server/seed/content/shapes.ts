// The first content: what it consists of in every language, and what a language must write of it.
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { StatementWords } from '#shared/domain/statement-words.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';

export const POSITIONS = ['agree', 'neutral', 'disagree'] as const;
export type Position = (typeof POSITIONS)[number];

/** Made up, spread over left and right, progressive and conservative; named after their logos. */
export const PARTIES = ['weefsel', 'zaailing', 'evenwicht', 'het-zeil', 'dorpsplein', 'vaste-grond'] as const;
export type PartyKey = (typeof PARTIES)[number];

/** In the order of the question set. */
export const STATEMENTS = [
  'votingAge',
  'smartphones',
  'freeTransport',
  'socialMedia',
  'flightTax',
  'rentCap',
  'asylum',
  'studentWage',
  'inheritanceTax',
  'beerAndWine',
  'schoolHours',
  'religiousSigns',
  'adultPunishment',
  'smokers',
  'europeanArmy',
] as const;
export type StatementKey = (typeof STATEMENTS)[number];

/** Words in the statements that a student may not know. */
export const WORDS = [
  'votingRight',
  'climateTax',
  'government',
  'asylumSeekers',
  'minimumWage',
  'inheritanceTax',
  'kippahs',
  'crime',
  'healthInsurance',
  'europeanUnion',
] as const;
export type WordKey = (typeof WORDS)[number];

/** In the order of the page. */
export const QUESTIONS = [
  'start',
  'account',
  'difference',
  'whoSees',
  'advice',
  'realParties',
  'offline',
  'change',
  'phones',
  'sensitive',
  'hurtful',
  'skipping',
] as const;
export type QuestionKey = (typeof QUESTIONS)[number];

export type PartnerKey = 'eerste-stem' | 'leerhuis-dialoog';
export type GameKey = 'debate' | 'party';
export type PictureKey = 'seats' | 'ballot';
export type BlockKey =
  | 'homeLead'
  | 'homeStudents'
  | 'homeTeachers'
  | 'aboutWhy'
  | 'aboutTwoWays'
  | 'aboutNoWrong'
  | 'privacyStudents'
  | 'privacyTeachers'
  | 'privacyResponsible'
  | 'accessWorks'
  | 'accessNotYet'
  | 'accessMade'
  | 'accessContact'
  | 'accessComplaint'
  | 'goals';

/** A title, and HTML below it. */
export interface TitledText {
  title: string;
  body: string;
}

export interface StatementTexts extends StatementWords {
  statement: string;
}

/** `forms` are the other forms of the word; without any, those that are proposed for a Dutch word. */
export interface FirstWord {
  word: string;
  forms?: string[];
  description: string;
}

/** How each party explains its position on a statement. */
export type Explanations = Record<PartyKey, string>;

/** Everything that a language writes. */
export interface FirstTexts {
  setHeader: { name: string; description: string };
  options: Record<Position, string>;
  parties: Record<PartyKey, { name: string; description: string }>;
  statements: Record<StatementKey, StatementTexts>;
  explanations: Record<StatementKey, Explanations>;
  games: Record<GameKey, string>;
  words: Record<WordKey, FirstWord>;
  /** `answer` is HTML. */
  faq: Record<QuestionKey, { question: string; answer: string }>;
  blocks: Record<BlockKey, TitledText>;
  /** What is on the pictures of the blocks. */
  pictures: Record<PictureKey, string>;
  partners: Record<PartnerKey, string>;
}

export interface FirstBlock extends TitledText {
  page: ContentPageName;
  type: 'image_with_description' | 'title_with_description';
  /** A file in `web/public/images/`. */
  imageFile: string | null;
  imageAlt: string;
  inverted: boolean;
  order: number;
}

/** The first content of one language, as it is stored. `logo` is a file in `logos/`. */
export interface FirstContent {
  parties: { name: string; description: string; color: string; logo: string }[];
  partners: { name: string; website: string; logo: string }[];
  setHeader: FirstTexts['setHeader'];
  questionSet: ImportedQuestionSet;
  /** With all parties; `statements` are places in the question set, in the order in which they are played. */
  games: { name: string; type: GameType; settings: GameSetting[]; statements: number[] }[];
  words: FirstWord[];
  faq: { question: string; answer: string; order: number }[];
  blocks: FirstBlock[];
}
