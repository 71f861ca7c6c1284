import type { Db } from '#server/db/client.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { PartyOpinionIndex } from '#shared/domain/matching.ts';
import { ownOptions } from '#shared/domain/own-statement.ts';
import { VISITOR } from '#shared/domain/roles.ts';
import { NO_WORDS, STATEMENT_WORDS, type StatementWords } from '#shared/domain/statement-words.ts';
import type { GameType, Tempo } from '#shared/domain/voting-session.ts';
import { findSessionNotes } from './notes.ts';
import { findPlayed, isOwn, opinionsOf } from './own-statements.ts';

export interface SetupStatement extends StatementWords {
  _id: string;
  description: string;
  drawing: Drawing | null;
  opinionOptions: { opinion: string; order: number; color: string }[];
  /** Whether it is its teacher's, which no party has answered. */
  own: boolean;
  /** Of an own one: 1, and one more with each change. */
  version?: number;
}

/** The setup that the voting sessions of one published question set share: up to two megabytes of text. */
export interface PlayedSetContent {
  /** All statements of a set share them. */
  opinionOptions: SetupStatement['opinionOptions'];
  opinions: string[];
  statements: ReadonlyMap<string, SetupStatement>;
  partyOpinionIndex: PartyOpinionIndex;
  partyOpinions: ReadonlyMap<string, PartyOpinion[]>;
}

/** The part of a voting session that changes with its own statements only. */
export interface SessionSetup extends Pick<PlayedSetContent, 'opinions' | 'partyOpinionIndex' | 'partyOpinions'> {
  _id: string;
  code: string;
  name: string;
  ownerId: string;
  type: GameType;
  tempo: Tempo;
  /** Played by its teacher alone, with invented students. */
  isTryOut: boolean;
  /** Whether the owner is a visitor. */
  isVisitors: boolean;
  settings: ReadonlySet<GameSetting>;
  /** In the order of play, own ones too. */
  statements: SetupStatement[];
  statementIds: string[];
  /** Those that parties have answered: what compares with parties is about these. */
  setStatementIds: string[];
  partyIds: string[];
  /** The owner's notes by statement; they change only once its code works no more. */
  notes: ReadonlyMap<string, string>;
}

/** The texts of a statement's options, in their order. */
export const optionTexts = ({ opinionOptions }: Pick<SetupStatement, 'opinionOptions'>): string[] =>
  opinionOptions.map(({ opinion }) => opinion);

/** The options of a question set, in their order. */
export const findOptions = (db: Db, questionSetId: string) =>
  db
    .selectFrom('question_set_options')
    .select(['opinion', 'sort_order as order', 'color'])
    .where('question_set_id', '=', questionSetId)
    .orderBy('sort_order')
    .orderBy('position')
    .execute();

/** The statements of a question set, in no order. */
export const findStatements = (db: Db, questionSetId: string) =>
  db
    .selectFrom('question_set_statements')
    .select(['id', 'description', 'drawing', ...STATEMENT_WORDS])
    .where('question_set_id', '=', questionSetId)
    .execute();

const findPartyOpinions = (db: Db, questionSetId: string) =>
  db
    .selectFrom('party_opinions as held')
    .innerJoin('question_set_statements as statement', 'statement.id', 'held.statement_id')
    .leftJoin('question_set_options as option', 'option.id', 'held.option_id')
    .select([
      'held.statement_id as statementId',
      'held.party_id as partyId',
      'option.opinion',
      'held.comment',
      'option.sort_order as order',
      'option.color',
    ])
    .where('statement.question_set_id', '=', questionSetId)
    .execute();

export const findPartyIds = (db: Db, votingSessionId: string) =>
  db.selectFrom('voting_session_parties').select('party_id').where('voting_session_id', '=', votingSessionId).execute();

export const findSettings = (db: Db, votingSessionId: string) =>
  db.selectFrom('voting_session_settings').select('setting').where('voting_session_id', '=', votingSessionId).execute();

export async function findQuestionSetContent(db: Db, questionSetId: string): Promise<PlayedSetContent> {
  const [opinionOptions, statements, partyOpinions] = await Promise.all([
    findOptions(db, questionSetId),
    findStatements(db, questionSetId),
    findPartyOpinions(db, questionSetId),
  ]);
  return {
    opinionOptions,
    opinions: opinionOptions.map(({ opinion }) => opinion),
    statements: new Map(statements.map(({ id, ...rest }) => [id, { _id: id, ...rest, opinionOptions, own: false }])),
    partyOpinionIndex: new PartyOpinionIndex(partyOpinions),
    partyOpinions: Map.groupBy(partyOpinions, ({ statementId }) => statementId),
  };
}

const toSetupStatement = (
  played: { statement_id: string; description: string; opinions: string | null; version: number | null },
  { opinionOptions }: PlayedSetContent,
): SetupStatement => {
  const opinions = opinionsOf(played);
  return {
    _id: played.statement_id,
    description: played.description,
    drawing: null,
    ...NO_WORDS,
    opinionOptions: opinions === null ? opinionOptions : ownOptions(opinions),
    own: true,
    version: played.version ?? 1,
  };
};

/** `contentOf` returns the content of a question set by its id. */
export async function findSessionSetup(
  db: Db,
  votingSessionId: string,
  contentOf: (questionSetId: string) => Promise<PlayedSetContent>,
): Promise<SessionSetup | undefined> {
  const row = await db
    .selectFrom('voting_sessions')
    .innerJoin('users', 'users.id', 'voting_sessions.owner_id')
    .selectAll('voting_sessions')
    .select('users.role as owner_role')
    .where('voting_sessions.id', '=', votingSessionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const [content, asked, parties, settings, notes] = await Promise.all([
    contentOf(row.question_set_id),
    findPlayed(db, votingSessionId),
    findPartyIds(db, votingSessionId),
    findSettings(db, votingSessionId),
    findSessionNotes(db, votingSessionId),
  ]);
  const statements = asked.flatMap((one) =>
    isOwn(one) ? toSetupStatement(one, content) : (content.statements.get(one.statement_id) ?? []),
  );
  const statementIds = statements.map(({ _id }) => _id);
  const setStatementIds = statements.filter(({ own }) => !own).map(({ _id }) => _id);
  const partyIds = parties.map(({ party_id }) => party_id);
  const isPlaying = new Set(partyIds);
  const ofParties = (statementId: string) =>
    (content.partyOpinions.get(statementId) ?? []).filter(({ partyId }) => isPlaying.has(partyId));
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    ownerId: row.owner_id,
    type: row.type,
    tempo: row.tempo,
    isTryOut: row.try_out === 1,
    isVisitors: row.owner_role === VISITOR,
    settings: new Set(settings.map(({ setting }) => setting)),
    statements,
    statementIds,
    setStatementIds,
    opinions: content.opinions,
    partyIds,
    notes: new Map(notes.map(({ statementId, text }) => [statementId, text])),
    partyOpinionIndex: content.partyOpinionIndex,
    partyOpinions: new Map(setStatementIds.map((id) => [id, ofParties(id)])),
  };
}
