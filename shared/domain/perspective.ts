// How well a class guesses what parties think, in a party game. Accuracy only, and never of a few players.
import type { AnswerCount, ClassCounts } from './group-results.ts';
import { PLAYERS_MIN } from './limits.ts';
import { compareNames, type Named, type PartyOpinionIndex } from './matching.ts';
import { SKIP } from './skip.ts';

/** From this share of hits the players of a party count as having known its opinion. */
export const KNOWN_FROM = 0.75;

interface PerspectiveGame {
  statementIds: readonly string[];
  /** In order; all statements offer the same. */
  opinions: readonly string[];
  parties: readonly Named[];
  positions: PartyOpinionIndex;
}

/** The answers that a party's players gave for it. */
export interface PartyGuesses {
  partyId: string;
  opinion: string | null;
  /** Null with `aggregates_only` for a few, and before its owner may know them. */
  players: number | null;
  /** Players who gave the party's own opinion; null if it has none, and for a few players. */
  hits: number | null;
  guesses: { opinion: string; count: number }[] | null;
}

export interface GuessedPerspective {
  statements: { statementId: string; parties: PartyGuesses[] }[];
  total: {
    answers: number;
    hits: number | null;
    /** The hits if every answer were the parties’ most common one; null like the hits. */
    baseline: number | null;
  };
}

/** The most common option of the parties, the first one among equals; null if none has a position. */
function usualOpinion({ opinions, parties, positions }: PerspectiveGame, statementId: string): string | null {
  let usual: string | null = null;
  let most = 0;
  for (const opinion of opinions) {
    const holders = parties.filter(({ _id }) => positions.agrees(_id, statementId, opinion)).length;
    if (holders > most) [usual, most] = [opinion, holders];
  }
  return usual;
}

/** On how many of the statements a party holds the most common option: the hits of a player who always answers that. */
export const baselineOf = (game: PerspectiveGame, partyId: string, statementIds: readonly string[]): number =>
  statementIds.filter((id) => {
    const usual = usualOpinion(game, id);
    return usual !== null && game.positions.agrees(partyId, id, usual);
  }).length;

/** A class's guesses by statement and party, parties by name. `players`: students who did not skip. */
export function perspectiveOf(
  game: PerspectiveGame,
  { all, ofParties, hidesFew }: ClassCounts,
  players: number,
): GuessedPerspective {
  const parties = [...game.parties].sort(compareNames);
  const counts = new Map(ofParties.map((one) => [`${one.statementId} ${one.partyId} ${one.opinion}`, one.count]));
  return {
    statements: game.statementIds.map((statementId) => ({
      statementId,
      parties: parties.map(({ _id }): PartyGuesses => {
        const opinion = game.positions.opinionOf(_id, statementId);
        const countOf = (one: string): number => counts.get(`${statementId} ${_id} ${one}`) ?? 0;
        const guesses = game.opinions.map((one) => ({ opinion: one, count: countOf(one) }));
        const given = guesses.reduce((sum, { count }) => sum + count, 0);
        const isShown = given >= PLAYERS_MIN;
        return {
          partyId: _id,
          opinion,
          players: isShown || !hidesFew ? given : null,
          hits: isShown && opinion !== null ? countOf(opinion) : null,
          guesses: isShown ? guesses : null,
        };
      }),
    })),
    total: totalOf(game, all, players),
  };
}

/** The hits of a whole class; its answers for a party that has no opinion are left out. */
function totalOf(game: PerspectiveGame, counts: readonly AnswerCount[], players: number): GuessedPerspective['total'] {
  const total = { answers: 0, hits: 0, baseline: 0 };
  const usual = new Map(game.statementIds.map((id) => [id, usualOpinion(game, id)]));
  for (const { statementId, partyId, opinion, count } of counts) {
    const own = partyId === null ? null : game.positions.opinionOf(partyId, statementId);
    if (opinion === SKIP || own === null || !usual.has(statementId)) continue;
    total.answers += count;
    if (opinion === own) total.hits += count;
    if (usual.get(statementId) === own) total.baseline += count;
  }
  return players < PLAYERS_MIN ? { ...total, hits: null, baseline: null } : total;
}
