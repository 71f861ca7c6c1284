// What of the first content is the same in every language.
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import {
  type BlockKey,
  type GameKey,
  PARTIES,
  type PartnerKey,
  type PartyKey,
  type PictureKey,
  type Position,
  type StatementKey,
} from './shapes.ts';

export const OPTION_COLORS: Record<Position, string> = { agree: '#2f6fde', neutral: '#98a2a0', disagree: '#e4632d' };

export const PARTY_COLORS: Record<PartyKey, string> = {
  weefsel: '#6d28a8',
  zaailing: '#0891a6',
  evenwicht: '#475569',
  'het-zeil': '#d97706',
  dorpsplein: '#b5175a',
  'vaste-grond': '#1864b0',
};

const A = 'agree';
const N = 'neutral';
const D = 'disagree';
type OfEveryParty = readonly [Position, Position, Position, Position, Position, Position];

/** In the order of `PARTIES`. */
const ROWS: Record<StatementKey, OfEveryParty> = {
  votingAge: [A, A, N, A, D, D],
  smartphones: [N, D, A, D, A, A],
  freeTransport: [A, A, N, D, A, D],
  socialMedia: [A, D, A, D, A, A],
  flightTax: [N, A, A, N, D, D],
  rentCap: [A, A, D, D, A, D],
  asylum: [D, D, N, N, A, A],
  studentWage: [D, D, D, A, N, A],
  inheritanceTax: [D, D, D, A, A, A],
  beerAndWine: [A, D, D, A, D, N],
  schoolHours: [A, A, D, N, D, D],
  religiousSigns: [A, N, N, A, D, D],
  adultPunishment: [D, D, D, N, A, A],
  smokers: [D, A, D, A, D, A],
  europeanArmy: [D, A, A, A, D, N],
};

/** What a party thinks of a statement, in every language. */
export const positionOf = (statement: StatementKey, party: PartyKey): Position => {
  const [first, ...others] = ROWS[statement];
  return others[PARTIES.indexOf(party) - 1] ?? first;
};

/** One of each type. */
export const GAMES: { key: GameKey; settings: GameSetting[]; statements: StatementKey[] }[] = [
  {
    key: 'debate',
    settings: ['own_arguments', 'skip_questions', 'show_difficult_words', 'show_party_arguments', 'aggregates_only'],
    statements: [
      'smartphones',
      'votingAge',
      'studentWage',
      'beerAndWine',
      'rentCap',
      'flightTax',
      'religiousSigns',
      'adultPunishment',
    ],
  },
  {
    key: 'party',
    settings: ['skip_questions', 'own_tempo', 'show_difficult_words', 'aggregates_only'],
    statements: ['freeTransport', 'socialMedia', 'inheritanceTax', 'schoolHours', 'asylum', 'smokers', 'europeanArmy'],
  },
];

/** Made up, so that the footer shows what partner logos look like. */
export const PARTNER_WEBSITES: Record<PartnerKey, string> = {
  'eerste-stem': 'https://example.org/eerste-stem',
  'leerhuis-dialoog': 'https://example.org/leerhuis-dialoog',
};

export const PICTURE_FILES: Record<PictureKey, string> = { seats: 'halve-cirkel.png', ballot: 'stembrief.png' };

/** The blocks of each page, in their order. */
export const PAGES: Record<ContentPageName, { key: BlockKey; picture?: PictureKey; inverted?: true }[]> = {
  home: [
    { key: 'homeLead' },
    { key: 'homeStudents', picture: 'ballot' },
    { key: 'homeTeachers', picture: 'seats', inverted: true },
  ],
  about: [{ key: 'aboutWhy' }, { key: 'aboutTwoWays', picture: 'seats' }, { key: 'aboutNoWrong' }],
  privacy: [{ key: 'privacyStudents' }, { key: 'privacyTeachers' }, { key: 'privacyResponsible' }],
  accessibility: [
    { key: 'accessWorks' },
    { key: 'accessNotYet' },
    { key: 'accessMade' },
    { key: 'accessContact' },
    { key: 'accessComplaint' },
  ],
  goals: [{ key: 'goals' }],
};
