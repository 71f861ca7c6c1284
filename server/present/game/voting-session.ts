import type { AnswerRow } from '#server/data/game/answers.ts';
import type { countListed } from '#server/data/game/argument-lists.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { findActive, findArchived, VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import type { ReplyOf } from '#shared/contract/endpoint.ts';
import type { GameFigures } from '#shared/contract/game-figures.ts';
import type { ArgumentPair, LiveAt, LiveState, ShownBallot } from '#shared/contract/live-state.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import type { SessionStatement } from '#shared/contract/session-statement.ts';
import type {
  OwnerOpinion,
  VotingSession,
  VotingSessionSummary,
  votingSessionEndpoints,
} from '#shared/contract/voting-session.ts';
import { sessionFields } from '#shared/domain/game-settings.ts';
import type { HandsCount } from '#shared/domain/group-results.ts';
import { switchFields } from '#shared/domain/live-switches.ts';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { roundOf } from '#shared/domain/voting-session.ts';
import { presentOwnAnswer } from './answer.ts';
import { presentOwnersStatement, presentStatement } from './statement.ts';

type RowOf<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number];

/** A statement as everybody in a game reads it. */
export const presentPlayedStatement = (
  statement: SessionSetup['statements'][number],
  { second_rounds }: Pick<VotingSessionRow, 'second_rounds'>,
): SessionStatement => ({ ...presentStatement(statement), round: roundOf(second_rounds, statement._id) });

const presentSessionFields = (
  setup: SessionSetup,
  row: VotingSessionRow,
  voted = false,
): Omit<VotingSession, 'studentOpinions' | 'dealtParty'> => ({
  _id: setup._id,
  code: setup.code,
  name: setup.name,
  state: row.state,
  tempo: setup.tempo,
  type: setup.type,
  ...sessionFields((setting) => setup.settings.has(setting)),
  ...switchFields((column) => row[column] === 1),
  statements: setup.statements.map((statement) => presentPlayedStatement(statement, row)),
  currentStatement: row.state === 'ongoing' ? row.current_statement_id : null,
  ballot: setup.settings.has('ballot') ? { round: row.ballot_round, open: row.ballot_open === 1, voted } : null,
});

/** For everybody who has its code. */
export function presentToPage(setup: SessionSetup, row: VotingSessionRow): OpenedGame {
  const { name, type, state, argumentsEnabled, currentStatement, statements, devicesAway } = presentSessionFields(
    setup,
    row,
  );
  const at = statements.findIndex(({ _id }) => _id === currentStatement);
  const statement = statements[at];
  const isAsked = type === 'debate' && !devicesAway && statement?.round === 1;
  return {
    name,
    type,
    state,
    argumentsEnabled,
    statement: isAsked ? { description: statement.description, number: at + 1, total: statements.length } : null,
  };
}

/** A student's guesses by statement, and the statement on which they are asked for one; null for none. */
export interface OwnGuesses {
  guesses: ReadonlyMap<string, number>;
  asked: string | null;
}

/**
 * For a student: with their own answers only, and their party; `student` is null for a spectator. `told`: facts about
 * the class that everybody may know, and whether they voted in the last ballot.
 */
export const presentSessionToStudent = (
  setup: SessionSetup,
  row: VotingSessionRow,
  ownAnswers: readonly AnswerRow[],
  student: { partyId: string | null; hasRedrawn: boolean } | null,
  { voted, ...told }: Pick<VotingSession, 'participants'> & { voted: boolean },
  { guesses, asked }: OwnGuesses,
): VotingSession => ({
  ...presentSessionFields(setup, row, voted),
  statements: setup.statements.map((statement) => ({
    ...presentPlayedStatement(statement, row),
    guessing: statement._id === asked,
  })),
  ...told,
  dealtParty: null,
  ...(setup.settings.has('parties_by_lot') &&
    student && { dealtParty: student.partyId, hasRedrawn: student.hasRedrawn }),
  studentOpinions: ownAnswers.map((answer) => ({
    ...presentOwnAnswer(answer, roundOf(row.second_rounds, answer.statement_id)),
    guess: guesses.get(answer.statement_id) ?? null,
  })),
});

function atOf({
  at_kind: kind,
  at_id: id,
  at_page: page,
}: Pick<VotingSessionRow, 'at_kind' | 'at_id' | 'at_page'>): LiveAt | null {
  return kind === null || id === null || page === null ? null : { kind, id, page };
}

/** An open ballot is on the boards until it is closed. */
function shownBallotOf({ ballot_step, ballot_open, coalition: stored }: VotingSessionRow): ShownBallot | null {
  const step = ballot_open === 1 ? 'vote' : ballot_step;
  const coalition: string[] = stored === null ? [] : JSON.parse(stored);
  return step && { step, coalition };
}

/** The state that all devices of the owner share. */
export function presentLiveState(row: VotingSessionRow, pair: ArgumentPair | null): LiveState {
  const endsAt = row.clock_ends_at;
  return {
    view: row.view,
    resultView: row.result_view,
    clock: endsAt === null ? null : { endsAt, remainingMs: Math.max(0, Date.parse(endsAt) - Date.now()) },
    pair,
    at: atOf(row),
    talkSeconds: row.talk_seconds,
    ballot: shownBallotOf(row),
  };
}

/** For the owner: with answers, under pseudonyms, and what the live screens show. */
export const presentSessionToOwner = (
  setup: SessionSetup,
  row: VotingSessionRow,
  answers: readonly OwnerOpinion[],
  pair: ArgumentPair | null,
): VotingSession => {
  const { ballot: shown, ...live } = presentLiveState(row, pair);
  const fields = presentSessionFields(setup, row);
  return {
    ...fields,
    statements: setup.statements.map((statement) => ({
      ...presentOwnersStatement(statement, setup.notes),
      round: roundOf(row.second_rounds, statement._id),
    })),
    dealtParty: null,
    studentOpinions: [...answers],
    tryOut: setup.isTryOut,
    ...live,
    ballot: fields.ballot && { ...fields.ballot, shown },
  };
};

export const presentPartyOpinions = (setup: SessionSetup, statementId: string): PartyOpinion[] =>
  (setup.partyOpinions.get(statementId) ?? []).map(({ partyId, opinion, comment, order, color }) => ({
    partyId,
    opinion,
    comment,
    order,
    color,
  }));

export function presentProgress(
  { statements }: SessionSetup,
  answered: ReadonlyMap<string, number>,
): ReplyOf<typeof votingSessionEndpoints.progress> {
  return statements.map(({ _id, description, own }) => ({
    statementId: _id,
    description,
    own,
    nrOfAnswers: answered.get(_id) ?? 0,
  }));
}

export function presentFigures(
  { statementIds }: SessionSetup,
  { second_rounds }: VotingSessionRow,
  answered: ReadonlyMap<string, number>,
  hands: readonly HandsCount[],
  args: readonly RowOf<typeof countListed>[],
  finished: number,
): GameFigures {
  const listed = new Map(args.map((one) => [one.statementId, one]));
  return {
    statements: statementIds.map((statementId) => ({
      statementId,
      round: roundOf(second_rounds, statementId),
      answered: answered.get(statementId) ?? 0,
      hands: hands.reduce((sum, one) => (one.statementId === statementId ? sum + one.hands : sum), 0),
      listed: listed.get(statementId)?.listed ?? 0,
      held: listed.get(statementId)?.held ?? 0,
    })),
    finished,
  };
}

export const presentSummary = (row: RowOf<typeof findActive>): VotingSessionSummary => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  state: row.state,
  tempo: row.tempo,
  type: row.type,
  resultView: row.result_view,
  at: atOf(row),
  statements: row.statements,
  endedAt: row.ended_at,
  classLabel: row.class_label,
});

export function presentArchived(row: RowOf<typeof findArchived>): ArchivedVotingSession {
  const { code: _, resultView: __, at: ___, endedAt: ____, ...summary } = presentSummary(row);
  return { ...summary, participants: row.participants, archivedAt: row.archived_at };
}
