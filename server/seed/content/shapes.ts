import type { ContentPageName } from '#shared/domain/content-pages.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { GameType } from '#shared/domain/voting-session.ts';

/** What a party has beside its name and description, which are in question-set.json. */
export interface SeedParty {
  name: string;
  color: string;
  /** A file in `logos/`. */
  logo: string;
}

export interface SeedDifficultWord {
  word: string;
  description: string;
}

export interface SeedFaq {
  question: string;
  /** HTML. */
  answer: string;
  order: number;
}

export interface SeedContentBlock {
  page: ContentPageName;
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

export interface SeedPartner {
  name: string;
  website: string;
  /** A file in `logos/`. */
  logo: string;
}

/** A game with all parties of the question set. */
export interface SeedTemplate {
  name: string;
  type: GameType;
  settings: GameSetting[];
  /** Numbers of statements in question-set.json, from 1, in the order in which they are played. */
  statements: number[];
}
