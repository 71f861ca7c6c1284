// How well a class guesses what parties think, in a party game. Accuracy only, and never of a few players.
import type { AnswerCount } from './group-results.ts';
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

/** What a party's players thought that it answers. */
export interface PartyGuesses {
  partyId: string;
  opinion: string | null;
  players: number;
  /** Players who gave the party's own opinion; null if it has none, and for a few players. */
  hits: number | null;
  guesses: { opinion: string; count: number }[] | null;
}

export interface GuessedPerspective {
  statements: { statementId: string; parties: PartyGuesses[] }[];
  total: {
    answers: number;
    hits: number | null;
    /** The hits if every answer were what most parties answer; null like the hits. */
    baseline: number | null;
  };
}

/** The option that most parties hold, the first one among equals; null if none has a position. */
function usualOpinion({ opinions, parties, positions }: PerspectiveGame, statementId: string): string | null {
  let usual: string | null = null;
  let most = 0;
  for (const opinion of opinions) {
    const holders = parties.filter(({ _id }) => positions.agrees(_id, statementId, opinion)).length;
    if (holders > most) [usual, most] = [opinion, holders];
  }
  return usual;
}

/** On how many of the statements a party holds what most parties hold: the hits of a player who always answers that. */
export const baselineOf = (game: PerspectiveGame, partyId: string, statementIds: readonly string[]): number =>
  statementIds.filter((id) => {
    const usual = usualOpinion(game, id);
    return usual !== null && game.positions.agrees(partyId, id, usual);
  }).length;

/** The guesses of a class by statement and party, the parties by name. `players` is how many students gave an answer that is no skip. */
export function perspectiveOf(
  game: PerspectiveGame,
  answerCounts: readonly AnswerCount[],
  players: number,
): GuessedPerspective {
  const parties = [...game.parties].sort(compareNames);
  const counts = new Map<string, number>();
  for (const { statementId, partyId, opinion, count } of answerCounts)
    if (opinion !== SKIP) counts.set(`${statementId} ${partyId} ${opinion}`, count);
  const total = { answers: 0, hits: 0, baseline: 0 };
  const statements = game.statementIds.map((statementId) => {
    const usual = usualOpinion(game, statementId);
    return {
      statementId,
      parties: parties.map(({ _id }): PartyGuesses => {
        const opinion = game.positions.opinionOf(_id, statementId);
        const guesses = game.opinions.map((one) => ({
          opinion: one,
          count: counts.get(`${statementId} ${_id} ${one}`) ?? 0,
        }));
        const given = guesses.reduce((sum, { count }) => sum + count, 0);
        const hits = guesses.find((guess) => guess.opinion === opinion)?.count ?? 0;
        if (opinion !== null) {
          total.answers += given;
          total.hits += hits;
          if (opinion === usual) total.baseline += given;
        }
        const isShown = given >= PLAYERS_MIN;
        return {
          partyId: _id,
          opinion,
          players: given,
          hits: isShown && opinion !== null ? hits : null,
          guesses: isShown ? guesses : null,
        };
      }),
    };
  });
  return { statements, total: players < PLAYERS_MIN ? { ...total, hits: null, baseline: null } : total };
}
