// What the sample content is made of, so that a typing slip in a key or an opinion is a type error.

export type PartyKey = 'weefsel' | 'zaailing' | 'evenwicht' | 'het-zeil' | 'dorpsplein' | 'vaste-grond';

export type StatementKey =
  | 'stemrecht-16'
  | 'smartphone-school'
  | 'gratis-vervoer'
  | 'sociale-media-15'
  | 'klimaattaks-vliegen'
  | 'maximumprijs-huur'
  | 'asielzoekers'
  | 'minimumloon-jobstudent'
  | 'erfbelasting'
  | 'alcohol-18'
  | 'schooldag-9-uur'
  | 'symbolen-school'
  | 'jeugdstraf'
  | 'ziekteverzekering-roken'
  | 'europees-leger';

type SampleOpinion = 'Akkoord' | 'Neutraal' | 'Niet akkoord';

export interface SampleParty {
  key: PartyKey;
  name: string;
  description: string;
  color: string;
  video: string;
  /** A file in `logos/`. */
  logo: string;
}

export interface SampleOpinionOption {
  opinion: SampleOpinion;
  color: string;
  order: number;
}

export interface SampleStatement {
  key: StatementKey;
  description: string;
}

/** What one party thinks of one statement, and why. */
export interface SamplePosition {
  statement: StatementKey;
  opinion: SampleOpinion;
  explanation: string;
}

export interface SampleDifficultWord {
  word: string;
  description: string;
}

export interface SampleFaqEntry {
  question: string;
  /** HTML. */
  answer: string;
  order: number;
}

export interface SampleContentBlock {
  page: 'home' | 'about' | 'privacy';
  type: 'image_with_description' | 'title_with_description' | 'big_image';
  title: string;
  /** HTML. */
  body: string;
  /** A file in `web/public/images/`. */
  imageFile: string | null;
  imageAlt: string;
  inverted: boolean;
  order: number;
}

export interface SamplePartner {
  name: string;
  website: string;
  /** A file in `logos/`. */
  logo: string;
}

export interface SampleTemplate {
  name: string;
  type: 'debate' | 'party';
  settings: Array<'skip_questions' | 'own_arguments' | 'own_tempo' | 'show_difficult_words' | 'show_party_arguments'>;
  /** In the order in which the class gets them. */
  statements: StatementKey[];
  parties: PartyKey[];
}
