// The tables of voting sessions: what is played, and what of it is stored.
import type { Generated } from 'kysely';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { AtKind } from '#shared/domain/lesson.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import type { GameType, ResultView, Round, State, Tempo } from '#shared/domain/voting-session.ts';
import type { Flag, Timestamp } from './column-types.ts';
import type { DeviceTables } from './device-schema.ts';

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
    /** Which page of the results the live screens show. */
    result_view: ResultView;
    /** What of the view is on the board; null if it shows all that it has. */
    at_kind: AtKind | null;
    at_id: string | null;
    at_page: number | null;
    /** How long a class talks, as its teacher chose it last. */
    talk_seconds: Generated<number>;
    /** New arguments wait until their teacher has looked at them; may change before the start. */
    hold_arguments: Flag;
    /** Not used any more: for the build before this one, until the next release. */
    frozen: Generated<Flag>;
    /** The class's figures count what its last snapshots counted, and no answer since: set when a debate ends. */
    counts_snapshots: Generated<Flag>;
    /** When the clock of the live screens runs out; null if there is none. */
    clock_ends_at: Timestamp | null;
    /** The students' screens ask to put the devices away. */
    devices_away: Flag;
    /** Students may ask questions and mark them. */
    questions_open: Generated<Flag>;
    /** The marks were told once because the questions were closed. */
    marks_told_at_close: Generated<Flag>;
    /** The owner's audience when the session was made; statistics only. */
    audience: 'secondary' | 'higher' | 'other' | null;
    /** How often students who were not connected were removed: the places of an address are counted anew from each. */
    clearings: number;
    /** Played by its teacher alone, with invented students: in no list, no statistics and no export; deleted when it is over. */
    try_out: Flag;
    /** Grows with every change of the own statements. */
    own_version: Generated<number>;
    created_at: Timestamp;
    started_at: Timestamp | null;
    /** When its results were first shown; null before. */
    ended_at: Timestamp | null;
    archived_at: Timestamp | null;
  };
  voting_session_statements: { voting_session_id: string; statement_id: string; position: number };
  /** The owner's own notes, as they were when it was made, or for next time. */
  voting_session_notes: { voting_session_id: string; statement_id: string; note: string };
  /** The statements of its teacher; their positions are in one order with the others. `opinions`: the options' texts as JSON, null for those of the question set. */
  voting_session_own_statements: {
    voting_session_id: string;
    statement_id: string;
    description: string;
    opinions: string | null;
    /** 1, and one more with each change. */
    version: number;
    position: number;
  };
  voting_session_parties: { voting_session_id: string; party_id: string };
  /** The settings that are on, without `own_tempo` and `hold_arguments`: those are columns. */
  voting_session_settings: { voting_session_id: string; setting: GameSetting };
  participants: {
    /** The pseudonym inside the voting session. */
    id: string;
    voting_session_id: string;
    /** A hash of client-id and voting session, so that two sessions of one student cannot be linked, not even in the database. */
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
    /** In a game with `aggregates_only`: what the answer is called outside, another id with each change. Null in any other, if that is `id`. */
    public_id: string | null;
    /** When the answer was given or changed last, to the minute. */
    answered_at: Timestamp;
    /** In which round it was given last. */
    round: Generated<Round>;
    /** The answer of the first round, once there is one of the second. */
    first_opinion: string | null;
    /** Given or changed since the last snapshot, so that the next one copies it. */
    pending: Generated<Flag>;
    /** The answer as it is in the last snapshot; null if it is in none. */
    shown_round: Round | null;
    shown_opinion: string | null;
    shown_public_id: string | null;
    shown_comment: Generated<string>;
    /** Whether the comment of the snapshot may be shown: its student may have written another one since. */
    shown_comment_state: Generated<CommentState>;
    /** Not used any more: for the build before this one, until the next release. */
    in_shift: Generated<Flag>;
  };
  /** The statements on which the class votes again. */
  second_rounds: { voting_session_id: string; statement_id: string };
  /** What the live screens show of a statement; its arguments are in the answers. */
  snapshots: {
    voting_session_id: string;
    statement_id: string;
    round: Round;
    /** 1 for the first one of its round. */
    number: Generated<number>;
    taken_at: Timestamp;
    /** Determines the order of the arguments in this snapshot. */
    seed: string;
    participants: number;
    answered: number;
    skipped: number;
    /** Of the shift; null if it may not be shown. */
    paired: number | null;
    changed: number | null;
    /** How many answers are in no figure of the class; worked out once in a game with `aggregates_only`, null before and in any other. */
    late: number | null;
  };
  snapshot_counts: {
    voting_session_id: string;
    statement_id: string;
    opinion: string;
    count: number;
    /** Of the shift; null if it may not be shown. */
    before_count: number | null;
    after_count: number | null;
  };
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
  /** Questions from the class, in the order of `sort_key`, which is random. `marks` is how many marks were told last. */
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
  /** Students who marked a question, as keyed hashes: who forgets and comes back is nobody new. Those that wait are new since the marks were told. */
  question_markers: { voting_session_id: string; marker_hash: string; waits: Flag };
  /** Figures of archived games, counted once for the statistics. A trigger deletes the row when a student of the game is deleted. */
  session_figures: {
    voting_session_id: string;
    participants: number;
    /** Without skips. */
    answers: number;
    /** Per statement, in the order in which they were played: `[[statementId, [[opinion, count], …]], …]` as JSON, which is only read whole. */
    counts: string;
  };
  /**
   * That a student who had their answers deleted had answered, as keyed hashes, until the game ends; new ones had not been in a snapshot of
   * that round.
   */
  forgotten_answers: { voting_session_id: string; statement_id: string; answer_hash: string; is_new: Flag };
  /** The arguments of a game with `aggregates_only` as its owner gets them, until they are listed anew. */
  listed_arguments: {
    voting_session_id: string;
    statement_id: string;
    answer_id: string;
    /** What the answer was called outside when it was listed. */
    public_id: string;
    opinion: string;
    comment: string;
    comment_state: CommentState;
    text_round: Round;
  };
  /** Students whose argument was listed in that round, as keyed hashes: who forgets and comes back is nobody new. Until the game is archived. */
  listed_students: { voting_session_id: string; statement_id: string; round: Round; student_hash: string };
  /** The rounds of statements from which the teacher moved on once. */
  passed_statements: { voting_session_id: string; statement_id: string; round: Round };
  /** What is said about the class of an ended debate with `aggregates_only`, worked out once; the rest is in its snapshots. */
  class_figures: {
    voting_session_id: string;
    participants: number;
    /** The class's robustness; null if nothing is said about it. */
    robust_students: number | null;
    changeable: number | null;
  };
  /** The order and figures of the parties of a reveal, as they were when it began: JSON. */
  party_reveals: { voting_session_id: string; statement_id: string; parties: string };
  /** Arguments that a teacher removed, as keyed hashes: the same text is not stored again. */
  removed_arguments: { participant_id: string; statement_id: string; text_hash: string };
}
