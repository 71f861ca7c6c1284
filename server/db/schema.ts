// Every table as Kysely sees it. Both databases share text, integer and double precision only; booleans are 0 and 1 (see flag.ts).
import type { Generated } from 'kysely';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
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
    /** Empty for an account that has none: builds before this one expect a text. */
    email: string;
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
  /** The secret is sealed (server/access/seal.ts); codes up to that of `last_step` are used up. */
  second_factors: { user_id: string; sealed_secret: string; confirmed: Flag; last_step: number };
  recovery_codes: { user_id: string; code_hash: string };
  /** Logins that have passed the password and wait for a code. */
  login_challenges: {
    challenge_hash: string;
    user_id: string;
    token_version: number;
    tries: number;
    expires_at: Timestamp;
    /** The school's account that it began with; null for a password. */
    provider: ProviderId | null;
  };
  /** The last five of each account. */
  recent_logins: {
    id: string;
    user_id: string;
    provider: ProviderId | null;
    second_factor: Flag;
    created_at: Timestamp;
  };
  /** Accounts of schools that log in to one here; `issuer` and `subject` are who it is at the provider. */
  identities: {
    id: string;
    user_id: string;
    provider: ProviderId;
    issuer: string;
    subject: string;
    created_at: Timestamp;
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
    /** What its teacher calls the class; empty if they said nothing. */
    class_label: string;
  };
  /** The token is what the link's address ends with; it is shown again to its owner, so it is no hash. */
  game_template_links: { game_template_id: string; token: string };
  game_template_statements: { game_template_id: string; statement_id: string; position: number };
  /** The teacher's own notes; a statement of the template's set or one of its own statements. */
  game_template_notes: { game_template_id: string; statement_id: string; note: string };
  /** Those that its teacher added. `opinions`: the options' texts as JSON, null for those of the question set; `position`: in the order of play, null while it is not played. */
  game_template_own_statements: {
    game_template_id: string;
    statement_id: string;
    description: string;
    opinions: string | null;
    /** In which order they are listed. */
    listed_at: number;
    position: number | null;
  };
  game_template_parties: { game_template_id: string; party_id: string };
  /** The settings that are on. */
  game_template_settings: { game_template_id: string; setting: GameSetting };
}
