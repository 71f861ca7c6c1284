// The part of a voting session that never changes (statements, options, positions, settings), read once and kept by each server process.
import type { PartyOpinion } from '#shared/contract/voting-session.ts';
import { Positions } from '#shared/domain/matching.ts';
import type { GameType, Tempo } from '#shared/domain/voting-session.ts';
import type { Db } from './client.ts';
import { fromFlag } from './flag.ts';
import { Kept } from './kept.ts';

interface CourseStatement {
  _id: string;
  description: string;
  opinionOptions: { opinion: string; order: number; color: string }[];
}

/** A voting session's course; it satisfies the state machine's Course through `tempo` and `statementIds`. */
export interface VotingCourse {
  _id: string;
  code: string;
  name: string;
  ownerId: string;
  type: GameType;
  tempo: Tempo;
  argumentsEnabled: boolean;
  skipQuestions: boolean;
  showDifficultWords: boolean;
  showPartyArguments: boolean;
  statements: CourseStatement[];
  statementIds: string[];
  /** The options' texts; all statements of a set share them. */
  opinions: string[];
  partyIds: string[];
  positions: Positions;
  partyOpinions: ReadonlyMap<string, PartyOpinion[]>;
}

/** Courses that are kept. They are small: the texts of a question set, up to a megabyte or two, are shared by all of its courses. */
const COURSES_KEPT = 2_000;
const SETS_KEPT = 50;

/** The part of a published question set that its courses share. */
interface SetContent {
  opinions: string[];
  statements: ReadonlyMap<string, CourseStatement>;
  positions: Positions;
  partyOpinions: ReadonlyMap<string, PartyOpinion[]>;
}

export class Courses {
  readonly #db: Db;
  readonly #courses = new Kept<VotingCourse>(COURSES_KEPT, (id) => this.#read(id));
  readonly #sets = new Kept<SetContent>(SETS_KEPT, (id) => this.#readSet(id));

  constructor(db: Db) {
    this.#db = db;
  }

  /** The course of the voting session with that id, or null when there is none. */
  get(votingSessionId: string): Promise<VotingCourse | null> {
    return this.#courses.get(votingSessionId);
  }

  async #read(votingSessionId: string): Promise<VotingCourse | null> {
    const row = await this.#db
      .selectFrom('voting_sessions')
      .selectAll()
      .where('id', '=', votingSessionId)
      .executeTakeFirst();
    const set = row && (await this.#sets.get(row.question_set_id));
    if (!row || !set) return null;
    const [asked, parties] = await Promise.all([this.#statementIds(votingSessionId), this.#partyIds(votingSessionId)]);
    const statements = asked.flatMap(({ statement_id }) => set.statements.get(statement_id) ?? []);
    const partyIds = parties.map(({ party_id }) => party_id);
    const playing = new Set(partyIds);
    const ofParties = (statementId: string) =>
      (set.partyOpinions.get(statementId) ?? []).filter(({ partyId }) => playing.has(partyId));
    return {
      _id: row.id,
      code: row.code,
      name: row.name,
      ownerId: row.owner_id,
      type: row.type,
      tempo: row.tempo,
      argumentsEnabled: fromFlag(row.own_arguments),
      skipQuestions: fromFlag(row.skip_questions),
      showDifficultWords: fromFlag(row.show_difficult_words),
      showPartyArguments: fromFlag(row.show_party_arguments),
      statements,
      statementIds: statements.map(({ _id }) => _id),
      opinions: set.opinions,
      partyIds,
      positions: set.positions,
      partyOpinions: new Map(statements.map(({ _id }) => [_id, ofParties(_id)])),
    };
  }

  async #readSet(questionSetId: string): Promise<SetContent> {
    const [options, statements, partyOpinions] = await Promise.all([
      this.#options(questionSetId),
      this.#statements(questionSetId),
      this.#partyOpinions(questionSetId),
    ]);
    const opinionOptions = options.map(({ opinion, sort_order, color }) => ({ opinion, order: sort_order, color }));
    return {
      opinions: options.map(({ opinion }) => opinion),
      statements: new Map(statements.map(({ id, description }) => [id, { _id: id, description, opinionOptions }])),
      positions: new Positions(partyOpinions),
      partyOpinions: Map.groupBy(partyOpinions, ({ statementId }) => statementId),
    };
  }

  #options(questionSetId: string) {
    return this.#db
      .selectFrom('question_set_options')
      .select(['opinion', 'color', 'sort_order'])
      .where('question_set_id', '=', questionSetId)
      .orderBy('sort_order')
      .orderBy('position')
      .execute();
  }

  #statements(questionSetId: string) {
    return this.#db
      .selectFrom('question_set_statements')
      .select(['id', 'description'])
      .where('question_set_id', '=', questionSetId)
      .execute();
  }

  #statementIds(votingSessionId: string) {
    return this.#db
      .selectFrom('voting_session_statements')
      .select('statement_id')
      .where('voting_session_id', '=', votingSessionId)
      .orderBy('position')
      .execute();
  }

  #partyIds(votingSessionId: string) {
    return this.#db
      .selectFrom('voting_session_parties')
      .select('party_id')
      .where('voting_session_id', '=', votingSessionId)
      .execute();
  }

  #partyOpinions(questionSetId: string) {
    return this.#db
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
  }
}
