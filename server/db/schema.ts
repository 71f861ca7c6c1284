// Every table as Kysely sees it. Both databases share text, integer and double precision only; for booleans see
// flag.ts.
import type { Generated } from 'kysely';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import type { TokenRole } from '#shared/domain/roles.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import type { Flag, Timestamp } from './column-types.ts';
import type { VotingSessionTables } from './voting-session-schema.ts';

export interface Schema extends VotingSessionTables {
  meta: { key: string; value: string };
  users: {
    id: string;
    email: string | null;
    /** The address without case; the user's id if there is no address. */
    email_key: string;
    /** A visitor is here while they try a game out: without a name, an e-mail address and a password. */
    role: TokenRole;
    activated: Flag;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    organisation: string;
    organisation_location: string;
    target_audience: 'secondary' | 'higher' | 'other' | null;
    language: LanguageCode | null;
    /** Whether somebody came by a mail to that address: anybody may register it. */
    email_proved: Flag;
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
  /** Browsers that an account was logged in from; the key is a keyed hash of e-mail address and client-id. */
  known_browsers: { browser_key: string; user_id: string; used_at: Timestamp };
  /** The secret is sealed (server/access/seal.ts); codes up to that of `last_step` are used up. */
  second_factors: {
    user_id: string;
    sealed_secret: string;
    confirmed: Flag;
    last_step: number;
    /** Codes since the last right one, and when the last of them came. */
    wrong_codes: number;
    wrong_at: Timestamp | null;
  };
  recovery_codes: { user_id: string; code_hash: string };
  /** Logins that have passed the password and wait for a code. */
  login_challenges: {
    challenge_hash: string;
    user_id: string;
    token_version: number;
    tries: number;
    expires_at: Timestamp;
    /** The school's account that it began with; null for a password. */
    identity_id: string | null;
  };
  /** Accounts of schools that log in to one here; `issuer` and `subject` are who it is at the provider. */
  identities: {
    id: string;
    user_id: string;
    provider: ProviderId;
    issuer: string;
    subject: string;
    created_at: Timestamp;
    used_at: Timestamp;
  };
  /** Sealed tokens that were used before they expire. */
  used_tokens: { id: string; expires_at: Timestamp };
  parties: {
    id: string;
    name: string;
    name_key: string;
    description: string;
    color: string;
    video: string;
    /** Changes with every upload, so that browsers may keep an image for good; null before there is one. */
    image_version: string | null;
    /** Grows with every save, as in other tables, to detect changes of an older version. */
    version: number;
    created_at: Timestamp;
  };
  partners: {
    id: string;
    name: string;
    website: string;
    image_version: string | null;
    version: number;
    created_at: Timestamp;
  };
  difficult_words: { id: string; word: string; word_key: string; description: string; version: number };
  difficult_word_forms: { word_id: string; position: number; form: string };
  /** Images that stand inside a text; `image_version` is null while nothing is uploaded. */
  text_images: { id: string; image_version: string | null; created_at: Timestamp };
  /** Words that flag an argument, beside the lists that come with the product. */
  listed_words: { word_key: string; word: string };
  faqs: { id: string; question: string; answer: string; sort_order: number };
  content_blocks: {
    id: string;
    page: ContentPageName;
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
    /** Whether teachers can choose it for a new game. */
    offered: Generated<Flag>;
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
  question_set_statements: {
    id: string;
    question_set_id: string;
    description: string;
    position: number;
    /** The words beside it, empty if there are none; `talk` is for teachers. */
    plain: Generated<string>;
    background: Generated<string>;
    talk: Generated<string>;
    drawing: Drawing | null;
  };
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
    /** The teacher's name for the class; empty if there is none. */
    class_label: string;
    version: number;
  };
  /** The token at the end of the link's address; not hashed, because its owner sees it again. */
  game_template_links: { game_template_id: string; token: string };
  /**
   * Those of the question set that it plays, and those that its teacher added: only these have a `description`.
   * `opinions`: the texts of an added one's options as JSON, null for those of the question set.
   */
  game_template_statements: {
    game_template_id: string;
    statement_id: string;
    /** In the order of play; null for an added one that is not played. */
    position: number | null;
    description: string | null;
    opinions: string | null;
    /** In which order the added ones are listed. */
    listed_at: number | null;
  };
  /** The teacher's own notes; a statement of the template's set or one of its own statements. */
  game_template_notes: { game_template_id: string; statement_id: string; note: string };
  game_template_parties: { game_template_id: string; party_id: string };
  /** Sums of the ballots of several classes. Results are published of `told_classes`, 0 before there are enough. */
  school_counts: {
    id: string;
    owner_id: string;
    /** Never one of a game (`shared/domain/session-code.ts`). */
    code: string;
    name: string;
    classes: Generated<number>;
    told_classes: Generated<number>;
    created_at: Timestamp;
    ends_at: Timestamp;
  };
  /**
   * A party of the first class's game, by its id and the name that it had, or `BLANK`: how many chose it, and how many
   * of those are published.
   */
  school_count_votes: { school_count_id: string; choice: string; name: string; votes: number; told: Generated<number> };
  /** The rounds of games that were added, so that none is added twice, even after the game is deleted. */
  school_count_classes: { school_count_id: string; voting_session_id: string; round: number };
  /** The teachers who added a class. */
  school_count_teachers: { school_count_id: string; user_id: string };
  /** The settings that are on. */
  game_template_settings: { game_template_id: string; setting: GameSetting };
}
