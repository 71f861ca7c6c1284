import type { PairTexts } from '#server/data/game/argument-pairs.ts';
import type { ClassArgument } from '#server/data/game/arguments.ts';
import type { QuestionRow } from '#server/data/game/questions.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { PartyReveal } from '#shared/contract/lesson.ts';
import type { Party } from '#shared/contract/party.ts';
import type { GroupResults, Perspective, SessionOverview } from '#shared/contract/result.ts';
import { type ClassGuess, guessGap } from '#shared/domain/class-guess.ts';
import type { ClassCounts, HandsCount, PartyScore } from '#shared/domain/group-results.ts';
import type { GuessedPerspective, PartyGuesses } from '#shared/domain/perspective.ts';
import type { ClassRobustness } from '#shared/domain/robustness.ts';
import type { Shift } from '#shared/domain/shift.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { roundOf } from '#shared/domain/voting-session.ts';
import { presentShownQuestions } from './question.ts';

export const presentGroupResults = (
  scores: readonly PartyScore<Party>[],
  totalParticipants: number,
  robustness: ClassRobustness | null,
  hands: readonly HandsCount[],
): GroupResults => ({
  totalParticipants,
  robustness,
  handsTotal: hands.reduce((sum, one) => sum + one.hands, 0),
  partyScores: scores.map(({ party, count, total }) => ({ ...party, count, total })),
});

/** A party's guesses with its own explanation. */
function presentGuesses(setup: SessionSetup, { statementId, parties }: GuessedPerspective['statements'][number]) {
  const held = new Map(setup.partyOpinions.get(statementId)?.map(({ partyId, comment }) => [partyId, comment]));
  return parties.map((party) => ({ ...party, comment: held.get(party.partyId) ?? '' }));
}

/** A class's guesses with the parties' own explanations. */
export const presentPerspective = (setup: SessionSetup, { statements, total }: GuessedPerspective): Perspective => ({
  statements: statements.map((statement) => ({
    statementId: statement.statementId,
    parties: presentGuesses(setup, statement),
  })),
  total,
});

/** The pages of a reveal, each party with its own explanation. */
export const presentReveal = (
  setup: SessionSetup,
  statementId: string,
  pages: readonly PartyGuesses[][],
): PartyReveal => ({ statementId, pages: pages.map((parties) => presentGuesses(setup, { statementId, parties })) });

/** Everything that a class answered, without pseudonyms: counts and arguments per statement, and the parties. */
export function presentOverview(
  setup: SessionSetup,
  row: VotingSessionRow,
  figures: {
    results: GroupResults;
    counts: ClassCounts;
    hands: readonly HandsCount[];
    comments: readonly ClassArgument[];
    late: ReadonlyMap<string, number>;
    shifts: ReadonlyMap<string, Shift | null>;
    perspective: GuessedPerspective;
    questions: readonly QuestionRow[];
    classGuesses: ReadonlyMap<string, ClassGuess>;
    ballots: SessionOverview['ballots'];
    pairs: ReadonlyMap<string, PairTexts>;
  },
): SessionOverview {
  const counts = new Map<string, number>();
  const told = new Set(figures.counts.all.map(({ statementId }) => statementId));
  const countOf = (statementId: string, opinion: string): number | null =>
    counts.get(`${statementId} ${opinion}`) ?? (figures.counts.hidesFew && !told.has(statementId) ? null : 0);
  for (const { statementId, opinion, count } of figures.counts.all) {
    const key = `${statementId} ${opinion}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const hands = new Map(figures.hands.map((one) => [`${one.statementId} ${one.opinion}`, one.hands]));
  const guesses = new Map(figures.perspective.statements.map((one) => [one.statementId, presentGuesses(setup, one)]));
  const argumentsFor = Map.groupBy(figures.comments, ({ statementId, opinion }) => `${statementId} ${opinion}`);
  return {
    _id: setup._id,
    name: setup.name,
    type: setup.type,
    tempo: setup.tempo,
    archivedAt: row.archived_at,
    ...figures.results,
    guessed: setup.type === 'party' ? figures.perspective.total : null,
    guessGap: guessGap(setup.statementIds.map((id) => figures.classGuesses.get(id) ?? null)),
    questions: presentShownQuestions(figures.questions),
    ballots: figures.ballots,
    statements: setup.statements.map(({ _id, description, drawing, opinionOptions, own }) => ({
      statementId: _id,
      description,
      drawing,
      own,
      options: opinionOptions.map((option) => ({
        ...option,
        count: countOf(_id, option.opinion),
        hands: hands.get(`${_id} ${option.opinion}`) ?? 0,
        comments: (argumentsFor.get(`${_id} ${option.opinion}`) ?? []).map(({ comment }) => comment),
      })),
      skipped: countOf(_id, SKIP),
      late: figures.late.get(_id) ?? 0,
      round: roundOf(row.second_rounds, _id),
      shift: figures.shifts.get(_id) ?? null,
      guess: figures.classGuesses.get(_id) ?? null,
      parties: guesses.get(_id) ?? [],
      pair: figures.pairs.get(_id) ?? null,
    })),
  };
}
