// The tables of users and their logins.

export const accounts: readonly string[] = [
  `create table users (
    id text primary key,
    email text,
    email_key text not null unique,
    role text not null,
    activated integer not null,
    password_hash text,
    first_name text not null,
    last_name text not null,
    organisation text not null,
    organisation_location text not null,
    target_audience text,
    language text,
    email_proved integer not null,
    token_version integer not null,
    created_at text not null
  )`,
  `create table user_tokens (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    token_hash text not null unique,
    expires_at text not null,
    created_at text not null
  )`,
  'create index user_tokens_user on user_tokens (user_id)',
  `create table ended_logins (
    login_id text primary key,
    expires_at text not null
  )`,
  `create table known_browsers (
    browser_key text primary key,
    user_id text not null references users (id) on delete cascade,
    used_at text not null
  )`,
  'create index known_browsers_user on known_browsers (user_id, used_at)',
  `create table second_factors (
    user_id text primary key references users (id) on delete cascade,
    sealed_secret text not null,
    confirmed integer not null,
    last_step integer not null,
    wrong_codes integer not null,
    wrong_at text
  )`,
  `create table recovery_codes (
    user_id text not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  `create table login_challenges (
    challenge_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    token_version integer not null,
    tries integer not null,
    expires_at text not null,
    identity_id text
  )`,
  'create index login_challenges_user on login_challenges (user_id)',
  `create table identities (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    provider text not null,
    issuer text not null,
    subject text not null,
    created_at text not null,
    used_at text not null,
    unique (issuer, subject)
  )`,
  'create index identities_user on identities (user_id)',
  `create table used_tokens (
    id text primary key,
    expires_at text not null
  )`,
];
