// The tables of what editors write, and of the installation.

export const office: readonly string[] = [
  `create table meta (
    key text primary key,
    value text not null
  )`,
  `create table parties (
    id text primary key,
    name text not null,
    name_key text not null,
    description text not null,
    color text not null,
    video text not null,
    image_version text,
    version integer not null,
    created_at text not null
  )`,
  'create unique index parties_name_key on parties (name_key)',
  `create table partners (
    id text primary key,
    name text not null,
    website text not null,
    image_version text,
    version integer not null,
    created_at text not null
  )`,
  `create table difficult_words (
    id text primary key,
    word text not null,
    word_key text not null unique,
    description text not null,
    version integer not null
  )`,
  `create table difficult_word_forms (
    word_id text not null references difficult_words (id) on delete cascade,
    position integer not null,
    form text not null,
    primary key (word_id, position)
  )`,
  `create table text_images (
    id text primary key,
    image_version text,
    created_at text not null
  )`,
  `create table listed_words (
    word_key text primary key,
    word text not null
  )`,
  `create table faqs (
    id text primary key,
    question text not null,
    answer text not null,
    sort_order double precision not null
  )`,
  `create table content_blocks (
    id text primary key,
    page text not null,
    type text not null,
    image_url text not null,
    image_alt text not null,
    title text not null,
    body text not null,
    inverted integer not null,
    sort_order double precision not null,
    legacy integer not null,
    html text not null,
    version integer not null
  )`,
  'create index content_blocks_page on content_blocks (page, sort_order)',
  `create table question_sets (
    id text primary key,
    name text not null,
    description text not null,
    published integer not null,
    offered integer not null default 1,
    version integer not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create table question_set_options (
    id text primary key,
    question_set_id text not null references question_sets (id) on delete cascade,
    opinion text not null,
    color text not null,
    sort_order double precision not null,
    position integer not null
  )`,
  'create index options_set on question_set_options (question_set_id)',
  `create table question_set_statements (
    id text primary key,
    question_set_id text not null references question_sets (id) on delete cascade,
    description text not null,
    position integer not null,
    plain text not null default '',
    background text not null default '',
    talk text not null default '',
    drawing text
  )`,
  'create index statements_set on question_set_statements (question_set_id)',
  `create table question_set_parties (
    question_set_id text not null references question_sets (id) on delete cascade,
    party_id text not null references parties (id),
    primary key (question_set_id, party_id)
  )`,
  'create index question_set_parties_party on question_set_parties (party_id)',
  `create table party_opinions (
    statement_id text not null references question_set_statements (id) on delete cascade,
    party_id text not null references parties (id),
    option_id text references question_set_options (id) on delete set null,
    comment text not null,
    primary key (statement_id, party_id)
  )`,
  'create index party_opinions_option on party_opinions (option_id)',
  'create index party_opinions_party on party_opinions (party_id)',
];
