// Statements that a teacher adds to those of a question set, prepared or on the spot.
import { OWN_OPTIONS_MAX, OWN_OPTIONS_MIN } from './limits.ts';
import { opinionColors } from './palette.ts';
import { isReservedOption } from './skip.ts';
import { textKey } from './text.ts';
import type { GameType, Phase } from './voting-session.ts';

export interface OwnStatement {
  _id: string;
  description: string;
  /** In their order; null for the options of the question set. */
  opinions: string[] | null;
}

/** Whether these can be a statement's options: two to five different texts, none of which looks like a skip. */
export const areOwnOptions = (opinions: readonly string[]): boolean =>
  opinions.length >= OWN_OPTIONS_MIN &&
  opinions.length <= OWN_OPTIONS_MAX &&
  new Set(opinions.map(textKey)).size === opinions.length &&
  !opinions.some(isReservedOption);

/** The same text with the same options is the same statement, even if its teacher wrote it twice. */
export const ownKey = (description: string, opinions: readonly string[] | null): string =>
  JSON.stringify([description, ...(opinions ?? [])].map(textKey));

/** The options of those texts, numbered in their order, with the colours of the palette. */
export const ownOptions = (opinions: readonly string[]): { opinion: string; order: number; color: string }[] =>
  opinionColors(opinions.length).flatMap((color, at) => {
    const opinion = opinions[at];
    return opinion === undefined ? [] : [{ opinion, order: at + 1, color }];
  });

/** Whether own statements may change now: in a game that plays them one by one, or before the start. */
export const mayChangeOwn = (type: GameType, { name }: Phase): boolean =>
  type === 'debate' && (name === 'draft' || name === 'teacherTempo');
