// Every table as Kysely sees it. Both databases share text, integer and double precision only; booleans are 0 and 1 (see flag.ts).
import type { Generated } from 'kysely';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { GameType, Round, State, Tempo } from '#shared/domain/voting-session.ts';

export type Flag = 0 | 1;
/** ISO 8601 UTC. */
export type Timestamp = string;

export interface Schema {
  meta: { key: string; value: string };
  users: {
    id: string;
    email: string;
    email_key: string;
    role: Role;
    activated: Flag;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    organisation: string;
    organisation_location: string;
    target_audience: 'secondary' | 'higher' | 'other' | null;
    language: LanguageCode | null;
    /** Grows when earlier logins must end. */
    token_version: number;
    created_at: Timestamp;
  };
  user_tokens: {
    id: string;
    user_id: string;
    kind: 'invitation' | 'reset';
    token_hash: string;
    expires_at: Timestamp;
    created_at: Timestamp;
  };
  /** Logins that were ended before their tokens expire. */
  ended_logins: { login_id: string; expires_at: Timestamp };
  /** Browsers that an account was logged in from; the key is a keyed hash of the account's e-mail address and the client-id. */
  known_browsers: { browser_key: string; user_id: string; used_at: Timestamp };
  parties: {
    id: string;
    name: string;
    name_key: string;
    description: string;
    color: string;
    video: string;
    /** Changes with every upload, so that browsers may keep an image for good; null before there is one. */
    image_version: string | null;
    created_at: Timestamp;
  };
  partners: { id: string; name: string; website: string; image_version: string | null; created_at: Timestamp };
  difficult_words: { id: string; word: string; word_key: string; description: string };
  difficult_word_forms: { word_id: string; position: number; form: string };
  /** Images that stand inside a text; `image_version` is null while nothing is uploaded. */
  text_images: { id: string; image_version: string | null; created_at: Timestamp };
  /** Words that flag an argument, beside the lists that come with the product. */
  listed_words: { word_key: string; word: string };
  faqs: { id: string; question: string; answer: string; sort_order: number };
  content_blocks: {
    id: string;
    page: 'home' | 'about' | 'privacy' | 'goals';
    type: 'image_with_description' | 'title_with_description' | 'big_image';
    image_url: string;
    image_alt: string;
    title: string;
    body: string;
    inverted: Flag;
    sort_order: number;
    legacy: Flag;
    html: string;
    version: number;
  };
  question_sets: {
    id: string;
    name: string;
    description: string;
    published: Flag;
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  question_set_options: {
    id: string;
    question_set_id: string;
    opinion: string;
    color: string;
    sort_order: number;
    position: number;
  };
  question_set_statements: { id: string; question_set_id: string; description: string; position: number };
  question_set_parties: { question_set_id: string; party_id: string };
  party_opinions: { statement_id: string; party_id: string; option_id: string | null; comment: string };
  game_templates: {
    id: string;
    owner_id: string;
    name: string;
    type: GameType;
    question_set_id: string;
    updated_at: Timestamp;
    /** Whether it is a copy of another teacher's. */
    from_colleague: Flag;
    /** What its teacher calls the class; empty where they said nothing. */
    class_label: string;
  };
  /** The token is what the link's address ends with; it is shown again to its owner, so it is no hash. */
  game_template_links: { game_template_id: string; token: string };
  game_template_statements: { game_template_id: string; statement_id: string; position: number };
  game_template_parties: { game_template_id: string; party_id: string };
  /** The settings that are on. */
  game_template_settings: { game_template_id: string; setting: GameSetting };
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
    view: 'question' | 'statement-results' | 'argument-pair' | 'group-arguments' | 'party-arguments' | 'hands';
    /** Which page of the results the live screens show. */
    result_view: 'parties' | 'furthest' | 'overview';
    /** New arguments wait until their teacher has looked at them; may change before the start. */
    hold_arguments: Flag;
    /** Not used any more: for the build before this one, until the next release. */
    frozen: Generated<Flag>;
    /** The class's figures count what its last snapshots counted, and no answer since: set when a debate ends. */
    counts_snapshots: Generated<Flag>;
    /** When the clock of the live screens runs out; null where there is none. */
    clock_ends_at: Timestamp | null;
    /** The students' screens ask to put the devices away. */
    devices_away: Flag;
    /** The owner's audience when the session was made; statistics only. */
    audience: 'secondary' | 'higher' | 'other' | null;
    /** Played by its teacher alone, with invented students: in no list, no statistics and no export; deleted when it is over. */
    try_out: Flag;
    created_at: Timestamp;
    started_at: Timestamp | null;
    archived_at: Timestamp | null;
  };
  /** The link by which a teacher's phone becomes the remote control of a game. */
  remote_links: {
    voting_session_id: string;
    token_hash: string;
    /** The teacher's login that made it, and the token version of that login. */
    login_id: string;
    token_version: number;
    /** The end of the time in which it can be opened or, once the phone was let in, in which the phone may fetch its token. */
    expires_at: Timestamp;
    /** A hash of the secret that the phone generated, and the number that it shows. */
    device_hash: string | null;
    number: number | null;
    /** The phone's login, once the teacher let it in, and when it ends. */
    phone_login_id: string | null;
    phone_until: Timestamp | null;
  };
  voting_session_statements: { voting_session_id: string; statement_id: string; position: number };
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
    /** 1 where another party was asked for. */
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
    /** In a game with `aggregates_only`: what the answer is called outside, another id with each change. Null in any other, where that is `id`. */
    public_id: string | null;
    /** When the answer was given or changed last, to the minute. */
    answered_at: Timestamp;
    /** In which round it was given last. */
    round: Generated<Round>;
    /** The answer of the first round, once there is one of the second. */
    first_opinion: string | null;
    /** Given or changed since the last snapshot, so that the next one copies it. */
    pending: Generated<Flag>;
    /** The answer as it is in the last snapshot; null where it is in none. */
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
    /** Of the shift; null where it may not be shown. */
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
    /** Of the shift; null where it may not be shown. */
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
  /** Browsers that show a game without a login; one without a game waits for its teacher to type its code. */
  projectors: {
    id: string;
    token_hash: string;
    /** Six digits, until it is paired. */
    code: string | null;
    code_expires_at: Timestamp | null;
    voting_session_id: string | null;
    paired_at: Timestamp | null;
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
    /** The class's robustness; null where nothing is said about it. */
    robust_students: number | null;
    changeable: number | null;
  };
  /** Arguments that a teacher removed, as keyed hashes: the same text is not stored again. */
  removed_arguments: { participant_id: string; statement_id: string; text_hash: string };
}
