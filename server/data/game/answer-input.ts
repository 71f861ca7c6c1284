// Students and answers as one parameter of a statement, for any number of rows.
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { Round, State } from '#shared/domain/voting-session.ts';
import type { VotingSessionRow } from './voting-sessions.ts';

export interface Student {
  votingSessionId: string;
  clientKey: string;
}
export interface NewParticipant extends Student {
  /** The party that they were dealt; null if none was. */
  partyId: string | null;
}
export interface NewAnswerRow extends Student {
  statementId: string;
  opinion: string;
  /** Null: the one of the last answer stays, if the opinion does. */
  comment: string | null;
  /** What a new or changed comment becomes. */
  commentState: CommentState;
  /** Keyed hash of the comment; null if there is none. */
  commentHash: string | null;
  /** Whether the answer gets another public id with each change. */
  isAggregated: boolean;
  /** The party that is played; null in a debate. */
  partyId: string | null;
  /** Where the voting session was when the answer was allowed. */
  expectedState: Pick<VotingSessionRow, 'state' | 'current_statement_id'>;
  /** Of an own statement: the version of the own statements that was read. Null for one of the question set. */
  ownVersion: number | null;
  /** In which round the statement was then. */
  round: Round;
}

/** The JSON that is sent of a student or an answer. */
interface InputRow extends Omit<NewAnswerRow, 'expectedState' | 'isAggregated'> {
  id: string;
  /** Null in a game whose owner gets the answers. */
  publicId: string | null;
  state: State;
  currentStatementId: string | null;
  now: string;
}

/** Both databases turn a JSON object into rows with a `value`, so that all rows of a statement are one parameter. */
export const jsonRows = (rows: string) => sql<{ value: string }>`jsonb_each(${rows})`.as('input');
export const column = <K extends keyof InputRow>(name: K): RawBuilder<InputRow[K]> =>
  sql<InputRow[K]>`input.value ->> ${sql.lit(name)}`;

/** PostgreSQL would reject all rows for one lone surrogate, which a client can send. */
export const toJsonRows = (rows: readonly Partial<InputRow>[]): string =>
  JSON.stringify({ ...rows }, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));

/** The database does not say when in a minute somebody joined or answered: a log of requests does. */
const currentMinute = (): string => `${new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}:00.000Z`;

export const participantRows = (participants: readonly NewParticipant[]): string => {
  const now = currentMinute();
  // A version 4 UUID: a pseudonym does not even show when the student joined.
  return toJsonRows(participants.map((one) => ({ ...one, id: randomUUID(), now })));
};

export const answerRows = (answers: readonly NewAnswerRow[]): string => {
  const now = currentMinute();
  return toJsonRows(
    answers.map(({ expectedState, isAggregated, ...answer }) => ({
      ...answer,
      id: randomUUID(),
      publicId: isAggregated ? randomUUID() : null,
      state: expectedState.state,
      currentStatementId: expectedState.current_statement_id,
      now,
    })),
  );
};
