// The tables of voting sessions: what is played, and what of it is stored.
import type { Generated } from 'kysely';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { BallotStep } from '#shared/domain/ballot.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { AtKind } from '#shared/domain/lesson.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import type { GameType, ResultView, Round, State, Tempo } from '#shared/domain/voting-session.ts';
import type { Flag, Timestamp } from './column-types.ts';
import type { DeviceTables } from './device-schema.ts';

/** The things for which a student is counted once. */
export type CountedKind = 'answer' | 'argument' | 'mark' | 'vote';

export interface VotingSessionTables extends DeviceTables {
  voting_sessions: {
    id: string;
    code: string;
    /** The code while it works, null once archived: unique, so that no two games share a code. */
    active_code: string | null;
    owner_id: string;
    name: string;
    class_label: string;
    type: GameType;
    tempo: Tempo;
    state: State;
    current_statement_id: string | null;
    question_set_id: string;
    /** Nobody else may join; without effect from results on. */
    locked: Flag;
    view: LiveView;
    /** The page of the results that the live screens show. */
    result_view: ResultView;
    /** The part of the view that is on the board; null for all of it. */
    at_kind: AtKind | null;
    at_id: string | null;
    at_page: number | null;
    /** How long a class talks, as its teacher chose it last. */
    talk_seconds: Generated<number>;
    /** New arguments wait until their teacher has reviewed them; may change before the start. */
    hold_arguments: Flag;
    /** The class's figures count what its last snapshots counted, and no answer since: set when a debate ends. */
    counts_snapshots: Generated<Flag>;
    /** When the clock of the live screens runs out; null if there is none. */
    clock_ends_at: Timestamp | null;
    /** The students' screens ask to put the devices away. */
    devices_away: Flag;
    /** Students may ask questions and mark them. */
    questions_open: Generated<Flag>;
    /** The marks were published once because the questions were closed. */
    marks_told_at_close: Generated<Flag>;
    /** The last ballot that was not discarded, 0 before the first, and whether it is open. */
    ballot_round: Generated<number>;
    ballot_open: Generated<Flag>;
    /** The step of the ballot that the boards show; null if they show something else. */
    ballot_step: BallotStep | null;
    /** Ids of parties, in the order of choosing, as JSON; null before any was chosen. */
    coalition: string | null;
    /** The owner's audience when the session was made; statistics only. */
    audience: 'secondary' | 'higher' | 'other' | null;
    /**
     * How often students who were not connected were removed: the students of an address are counted from zero after
     * each.
     */
    clearings: number;
    /** Played by its teacher alone, with invented students: in no list, statistics or export; deleted when over. */
    try_out: Flag;
    /** Grows with every change of the own statements. */
    own_version: Generated<number>;
    created_at: Timestamp;
    started_at: Timestamp | null;
    /** When its results were first shown; null before. */
    ended_at: Timestamp | null;
    archived_at: Timestamp | null;
  };
  /** In the order of play; as in `game_template_statements`. */
  voting_session_statements: {
    voting_session_id: string;
    statement_id: string;
    position: number;
    description: string | null;
    opinions: string | null;
    /** For an own statement: 1, plus one for each change. */
    version: number | null;
  };
  /** The owner's own notes, as they were when it was made, or for next time. */
  voting_session_notes: { voting_session_id: string; statement_id: string; note: string };
  voting_session_parties: { voting_session_id: string; party_id: string };
  /** The settings that are on, without `own_tempo` and `hold_arguments`: those are columns. */
  voting_session_settings: { voting_session_id: string; setting: GameSetting };
  participants: {
    /** The pseudonym inside the voting session. */
    id: string;
    voting_session_id: string;
    /** A hash of client-id and voting session, so that two sessions of one student cannot be linked. */
    client_key: string;
    /** In a party game: fixed by the first answer, or dealt by joining. */
    party_id: string | null;
    /** 1 if another party was asked for. */
    redrawn: Generated<Flag>;
    /** To the minute, so that it does not say who came after whom. */
    joined_at: Timestamp;
  };
  student_opinions: {
    /** A version 4 UUID: it does not say when the answer was given. */
    id: string;
    voting_session_id: string;
    participant_id: string;
    statement_id: string;
    opinion: string;
    comment: string;
    /** Whether the comment may be shown; without one it means nothing. */
    comment_state: Generated<CommentState>;
    /** In which round the comment was written. */
    text_round: Generated<Round>;
    /**
     * With `aggregates_only`: the answer's public id, another one with each change. Null in any other game, if it is
     * `id`.
     */
    public_id: string | null;
    /** When the answer was given or changed last, to the minute. */
    answered_at: Timestamp;
    /** In which round it was given last. */
    round: Generated<Round>;
    /** The answer of the first round, once there is one of the second. */
    first_opinion: string | null;
    /** How many texts of it its game's owner removed, published ones included. */
    removals: Generated<number>;
  };
  /** Votes of a ballot, of which no single one is stored: a party's id, or `BLANK`, with how many chose it. */
  ballot_counts: { voting_session_id: string; round: number; choice: string; votes: number };
  /** The statements on which the class votes again. */
  second_rounds: { voting_session_id: string; statement_id: string };
  /** Figures as they were published, as JSON, only read whole; `end` is a game's and has no statement. */
  published_figures: {
    voting_session_id: string;
    kind: 'snapshot' | 'guess' | 'reveal' | 'played' | 'end';
    statement_id: string;
    figures: string;
  };
  /** How many of ten a student thinks that answer a statement's first option. */
  guesses: { participant_id: string; statement_id: string; guess: number };
  /** The arguments that were beside each other on the live screen; the pair with the last position is there now. */
  argument_pairs: {
    voting_session_id: string;
    statement_id: string;
    position: number;
    round: Round;
    /** Null once its student had their answers deleted. */
    left_id: string | null;
    right_id: string | null;
  };
  /** Hands that were counted in the room: a row for every option, once a round was counted. */
  hands: { voting_session_id: string; statement_id: string; round: Round; opinion: string; count: number };
  /** Students who were removed because they were not connected, until they come back: a lock does not keep them out. */
  removed_participants: { voting_session_id: string; client_key: string };
  /** Questions from the class, in the order of `sort_key`, which is random. `marks`: the number last published. */
  class_questions: {
    id: string;
    voting_session_id: string;
    participant_id: string;
    text: string;
    state: CommentState;
    sort_key: string;
    marks: number;
    /** Whether the class has spoken about it; only of one that is shown. */
    answered: Flag;
  };
  question_marks: { question_id: string; participant_id: string };
  /**
   * The students whose answer, argument, mark or vote was published, or is counted with the next publication (`waits`),
   * also after they deleted it. Until the game is archived.
   */
  counted: {
    voting_session_id: string;
    kind: CountedKind;
    /** Empty if it is not about a statement. */
    statement_id: string;
    round: Round;
    /** A keyed hash of the student, another one for every other column. */
    who: string;
    waits: Generated<Flag>;
  };
  /** Answers as they are in the last snapshot of their statement (`shown`), arguments as they are in its list. */
  published_answers: {
    answer_id: string;
    kind: 'shown' | 'listed';
    voting_session_id: string;
    statement_id: string;
    opinion: string;
    /** In which round the answer was given; of a listed one: in which its argument was written. */
    round: Round;
    /** The public id of the answer at that moment; null if that is `answer_id`. */
    public_id: string | null;
    comment: string;
    comment_state: CommentState;
  };
  /**
   * Figures of archived games, counted once for the statistics. A trigger deletes the row with a student of the game.
   */
  session_figures: {
    voting_session_id: string;
    participants: number;
    /** Without skips. */
    answers: number;
    /** Per statement, in the order of play: `[[statementId, [[opinion, count], …]], …]` as JSON, only read whole. */
    counts: string;
  };
  /**
   * Ids of listed arguments, each with a keyed hash of its text and its owner's decision, also once its student changed
   * it, so that no decision reveals who did. Until the game is archived.
   */
  known_ids: { voting_session_id: string; public_id: string; text_hash: string; comment_state: CommentState };
  /** Arguments that a teacher removed, as keyed hashes: the same text is not stored again. */
  removed_arguments: { participant_id: string; statement_id: string; text_hash: string };
}
