// The tables of games, prepared and played, and of the devices that show and lead them.

export const games: readonly string[] = [
  `create table game_templates (
    id text primary key,
    owner_id text not null references users (id) on delete cascade,
    name text not null,
    type text not null,
    question_set_id text not null references question_sets (id),
    updated_at text not null,
    from_colleague integer not null,
    class_label text not null,
    version integer not null
  )`,
  'create index game_templates_owner on game_templates (owner_id, updated_at)',
  'create index game_templates_set on game_templates (question_set_id)',
  `create table game_template_links (
    game_template_id text primary key references game_templates (id) on delete cascade,
    token text not null unique
  )`,
  `create table game_template_statements (
    game_template_id text not null references game_templates (id) on delete cascade,
    statement_id text not null,
    position integer,
    description text,
    opinions text,
    listed_at integer,
    primary key (game_template_id, statement_id)
  )`,
  'create index game_template_statements_statement on game_template_statements (statement_id)',
  `create table game_template_notes (
    game_template_id text not null references game_templates (id) on delete cascade,
    statement_id text not null,
    note text not null,
    primary key (game_template_id, statement_id)
  )`,
  `create table game_template_parties (
    game_template_id text not null references game_templates (id) on delete cascade,
    party_id text not null references parties (id),
    primary key (game_template_id, party_id)
  )`,
  'create index game_template_parties_party on game_template_parties (party_id)',
  `create table game_template_settings (
    game_template_id text not null references game_templates (id) on delete cascade,
    setting text not null,
    primary key (game_template_id, setting)
  )`,
  `create table voting_sessions (
    id text primary key,
    code text not null,
    active_code text unique,
    owner_id text not null references users (id) on delete cascade,
    name text not null,
    class_label text not null,
    type text not null,
    tempo text not null,
    state text not null,
    current_statement_id text,
    question_set_id text not null references question_sets (id),
    locked integer not null,
    view text not null,
    result_view text not null,
    at_kind text,
    at_id text,
    at_page integer,
    talk_seconds integer not null default 180,
    hold_arguments integer not null,
    counts_snapshots integer not null default 0,
    clock_ends_at text,
    devices_away integer not null,
    questions_open integer not null default 0,
    marks_told_at_close integer not null default 0,
    ballot_round integer not null default 0,
    ballot_open integer not null default 0,
    ballot_step text,
    coalition text,
    audience text,
    clearings integer not null,
    try_out integer not null,
    own_version integer not null default 0,
    created_at text not null,
    started_at text,
    ended_at text,
    archived_at text
  )`,
  'create index voting_sessions_archived on voting_sessions (archived_at)',
  'create index voting_sessions_owner on voting_sessions (owner_id, archived_at, created_at)',
  'create index voting_sessions_set on voting_sessions (question_set_id)',
  'create unique index voting_sessions_try_out on voting_sessions (owner_id) where try_out = 1',
  `create table voting_session_statements (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    statement_id text not null,
    position integer not null,
    description text,
    opinions text,
    version integer,
    primary key (voting_session_id, statement_id)
  )`,
  'create index voting_session_statements_statement on voting_session_statements (statement_id)',
  `create table voting_session_notes (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    statement_id text not null,
    note text not null,
    primary key (voting_session_id, statement_id)
  )`,
  `create table voting_session_parties (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    party_id text not null references parties (id),
    primary key (voting_session_id, party_id)
  )`,
  'create index voting_session_parties_party on voting_session_parties (party_id)',
  `create table voting_session_settings (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    setting text not null,
    primary key (voting_session_id, setting)
  )`,
  `create table remote_links (
    voting_session_id text primary key references voting_sessions (id) on delete cascade,
    token_hash text not null unique,
    login_id text not null,
    token_version integer not null,
    expires_at text not null,
    device_hash text,
    number integer,
    phone_login_id text,
    phone_until text
  )`,
  `create table projectors (
    id text primary key,
    token_hash text not null unique,
    code text unique,
    code_expires_at text,
    voting_session_id text references voting_sessions (id) on delete cascade,
    paired_at text,
    address_key text
  )`,
  'create index projectors_address on projectors (address_key)',
  'create index projectors_session on projectors (voting_session_id)',
  `create table projector_addresses (
    user_id text not null references users (id) on delete cascade,
    address_key text not null,
    used_at text not null,
    primary key (user_id, address_key)
  )`,
  `create table school_counts (
    id text primary key,
    owner_id text not null references users (id) on delete cascade,
    code text not null unique,
    name text not null,
    classes integer not null default 0,
    told_classes integer not null default 0,
    created_at text not null,
    ends_at text not null
  )`,
  'create index school_counts_owner on school_counts (owner_id)',
  `create table school_count_votes (
    school_count_id text not null references school_counts (id) on delete cascade,
    choice text not null,
    name text not null,
    votes integer not null,
    told integer not null default 0,
    primary key (school_count_id, choice)
  )`,
  `create table school_count_classes (
    school_count_id text not null references school_counts (id) on delete cascade,
    voting_session_id text not null,
    round integer not null,
    primary key (school_count_id, voting_session_id)
  )`,
  `create table school_count_teachers (
    school_count_id text not null references school_counts (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    primary key (school_count_id, user_id)
  )`,
  'create index school_count_teachers_user on school_count_teachers (user_id)',
];
