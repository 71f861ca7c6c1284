import type { ClassArgument } from '#server/data/arguments.ts';
import type { QuestionRow } from '#server/data/questions.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import type { VotingSessionRow } from '#server/data/voting-sessions.ts';
import type { PartyReveal } from '#shared/contract/lesson.ts';
import type { Party } from '#shared/contract/party.ts';
import type { GroupResults, Perspective, SessionOverview } from '#shared/contract/result.ts';
import type { AnswerCount, HandsCount, PartyScore } from '#shared/domain/group-results.ts';
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
    counts: readonly AnswerCount[];
    hands: readonly HandsCount[];
    comments: readonly ClassArgument[];
    late: ReadonlyMap<string, number>;
    shifts: ReadonlyMap<string, Shift | null>;
    perspective: GuessedPerspective;
    questions: readonly QuestionRow[];
  },
): SessionOverview {
  const counts = new Map<string, number>();
  for (const { statementId, opinion, count } of figures.counts) {
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
    questions: presentShownQuestions(figures.questions),
    statements: setup.statements.map(({ _id, description, opinionOptions, own }) => ({
      statementId: _id,
      description,
      own,
      options: opinionOptions.map((option) => ({
        ...option,
        count: counts.get(`${_id} ${option.opinion}`) ?? 0,
        hands: hands.get(`${_id} ${option.opinion}`) ?? 0,
        comments: (argumentsFor.get(`${_id} ${option.opinion}`) ?? []).map(({ comment }) => comment),
      })),
      skipped: counts.get(`${_id} ${SKIP}`) ?? 0,
      late: figures.late.get(_id) ?? 0,
      round: roundOf(row.second_rounds, _id),
      shift: figures.shifts.get(_id) ?? null,
      parties: guesses.get(_id) ?? [],
    })),
  };
}
