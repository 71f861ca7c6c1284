// The part of a voting session that never changes (statements, options, positions, settings), read once and kept by each server process.
import type { PartyOpinion } from '#shared/contract/voting-session.ts';
import { Positions } from '#shared/domain/matching.ts';
import type { GameType, Tempo } from '#shared/domain/voting-session.ts';
import type { Db } from './client.ts';
import { fromFlag } from './flag.ts';

export interface CourseStatement {
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

/** Courses that are kept; the one longest not asked for goes first. */
const COURSES_KEPT = 2_000;

export class Courses {
  readonly #db: Db;
  readonly #kept = new Map<string, Promise<VotingCourse | null>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The course of the voting session with that id, or null when there is none. */
  get(votingSessionId: string): Promise<VotingCourse | null> {
    const kept = this.#kept.get(votingSessionId);
    const course = kept ?? this.#read(votingSessionId);
    this.#kept.delete(votingSessionId);
    this.#kept.set(votingSessionId, course);
    if (kept === undefined) {
      const forget = () => this.#kept.delete(votingSessionId);
      course.then((found) => found === null && forget(), forget);
      for (const oldest of this.#kept.keys()) {
        if (this.#kept.size <= COURSES_KEPT) break;
        this.#kept.delete(oldest);
      }
    }
    return course;
  }

  async #read(votingSessionId: string): Promise<VotingCourse | null> {
    const row = await this.#db
      .selectFrom('voting_sessions')
      .selectAll()
      .where('id', '=', votingSessionId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const [options, statements, parties, opinions] = await Promise.all([
      this.#options(row.question_set_id),
      this.#statements(votingSessionId),
      this.#partyIds(votingSessionId),
      this.#partyOpinions(votingSessionId),
    ]);
    const opinionOptions = options.map(({ opinion, sort_order, color }) => ({ opinion, order: sort_order, color }));
    const positions = opinions.map(({ statementId, partyId, opinion }) => ({ statementId, partyId, opinion }));
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
      statements: statements.map(({ id, description }) => ({ _id: id, description, opinionOptions })),
      statementIds: statements.map(({ id }) => id),
      opinions: opinionOptions.map(({ opinion }) => opinion),
      partyIds: parties.map(({ party_id }) => party_id),
      positions: new Positions(positions),
      partyOpinions: Map.groupBy(opinions, ({ statementId }) => statementId),
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

  #statements(votingSessionId: string) {
    return this.#db
      .selectFrom('voting_session_statements as of_session')
      .innerJoin('question_set_statements as statement', 'statement.id', 'of_session.statement_id')
      .select(['statement.id', 'statement.description'])
      .where('of_session.voting_session_id', '=', votingSessionId)
      .orderBy('of_session.position')
      .execute();
  }

  #partyIds(votingSessionId: string) {
    return this.#db
      .selectFrom('voting_session_parties')
      .select('party_id')
      .where('voting_session_id', '=', votingSessionId)
      .execute();
  }

  async #partyOpinions(votingSessionId: string) {
    const rows = await this.#db
      .selectFrom('party_opinions as held')
      .innerJoin('voting_session_statements as s', 's.statement_id', 'held.statement_id')
      .innerJoin('voting_session_parties as p', 'p.party_id', 'held.party_id')
      .leftJoin('question_set_options as option', 'option.id', 'held.option_id')
      .select([
        'held.statement_id as statementId',
        'held.party_id as partyId',
        'option.opinion',
        'held.comment',
        'option.sort_order as order',
        'option.color',
      ])
      .where('s.voting_session_id', '=', votingSessionId)
      .where('p.voting_session_id', '=', votingSessionId)
      .execute();
    return rows;
  }
}
