import type { AnswerRow } from '#server/data/answers.ts';
import type { countListed } from '#server/data/argument-lists.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import type { findActive, findArchived, VotingSessionRow } from '#server/data/voting-sessions.ts';
import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import type { ReplyOf } from '#shared/contract/endpoint.ts';
import type { GameFigures } from '#shared/contract/game-figures.ts';
import type { ArgumentPair, LiveAt, LiveState } from '#shared/contract/live-state.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import type { SessionStatement } from '#shared/contract/session-statement.ts';
import type {
  OpenedGame,
  OwnerOpinion,
  VotingSession,
  VotingSessionSummary,
  votingSessionEndpoints,
} from '#shared/contract/voting-session.ts';
import { sessionFields } from '#shared/domain/game-settings.ts';
import { switchFields } from '#shared/domain/live-switches.ts';
import { roundOf } from '#shared/domain/voting-session.ts';
import { presentOwnAnswer } from './answer.ts';
import { presentOwnersStatement, presentStatement } from './statement.ts';

type RowOf<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number];

/** A statement as everybody in a game reads it. */
export const presentPlayed = (
  statement: SessionSetup['statements'][number],
  { second_rounds }: Pick<VotingSessionRow, 'second_rounds'>,
): SessionStatement => ({ ...presentStatement(statement), round: roundOf(second_rounds, statement._id) });

const presentSession = (
  setup: SessionSetup,
  row: VotingSessionRow,
): Omit<VotingSession, 'studentOpinions' | 'dealtParty'> => ({
  _id: setup._id,
  code: setup.code,
  name: setup.name,
  state: row.state,
  tempo: setup.tempo,
  type: setup.type,
  ...sessionFields((setting) => setup.settings.has(setting)),
  ...switchFields((column) => row[column] === 1),
  statements: setup.statements.map((statement) => presentPlayed(statement, row)),
  currentStatement: row.state === 'ongoing' ? row.current_statement_id : null,
});

/** For everybody who has its code. */
export function presentToPage(setup: SessionSetup, row: VotingSessionRow): OpenedGame {
  const { name, type, state, argumentsEnabled, currentStatement, statements, devicesAway } = presentSession(setup, row);
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

/** For a student: with their own answers only, and the party that they were dealt; `student` is null for one who only looks on. */
export const presentToStudent = (
  setup: SessionSetup,
  row: VotingSessionRow,
  ownAnswers: readonly AnswerRow[],
  student: { partyId: string | null; hasRedrawn: boolean } | null,
): VotingSession => ({
  ...presentSession(setup, row),
  dealtParty: null,
  ...(setup.settings.has('parties_by_lot') &&
    student && { dealtParty: student.partyId, hasRedrawn: student.hasRedrawn }),
  studentOpinions: ownAnswers.map((answer) =>
    presentOwnAnswer(answer, roundOf(row.second_rounds, answer.statement_id)),
  ),
});

function atOf({ at_kind: kind, at_id: id, at_page: page }: VotingSessionRow): LiveAt | null {
  return kind === null || id === null || page === null ? null : { kind, id, page };
}

/** What all devices of the owner show alike. */
export function presentLiveState(row: VotingSessionRow, pair: ArgumentPair | null): LiveState {
  const endsAt = row.clock_ends_at;
  return {
    view: row.view,
    resultView: row.result_view,
    clock: endsAt === null ? null : { endsAt, remainingMs: Math.max(0, Date.parse(endsAt) - Date.now()) },
    pair,
    at: atOf(row),
    talkSeconds: row.talk_seconds,
  };
}

/** For the owner: with answers, under pseudonyms, and what the live screens show. */
export const presentToOwner = (
  setup: SessionSetup,
  row: VotingSessionRow,
  answers: readonly OwnerOpinion[],
  pair: ArgumentPair | null,
): VotingSession => ({
  ...presentSession(setup, row),
  statements: setup.statements.map((statement) => ({
    ...presentOwnersStatement(statement, setup.notes),
    round: roundOf(row.second_rounds, statement._id),
  })),
  dealtParty: null,
  studentOpinions: [...answers],
  tryOut: setup.isTryOut,
  ...presentLiveState(row, pair),
});

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
  args: readonly RowOf<typeof countListed>[],
  finished: number,
): GameFigures {
  const listed = new Map(args.map((one) => [one.statementId, one]));
  return {
    statements: statementIds.map((statementId) => ({
      statementId,
      round: roundOf(second_rounds, statementId),
      answered: answered.get(statementId) ?? 0,
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
  statements: row.statements,
  endedAt: row.ended_at,
});

export function presentArchived(row: RowOf<typeof findArchived>): ArchivedVotingSession {
  const { code: _, resultView: __, endedAt: ___, ...summary } = presentSummary(row);
  return { ...summary, participants: row.participants, classLabel: row.class_label, archivedAt: row.archived_at };
}
