// The tables of what is answered in a game, and of what was shown of it.

export const answers: readonly string[] = [
  `create table participants (
    id text primary key,
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    client_key text not null,
    party_id text,
    redrawn integer not null default 0,
    joined_at text not null,
    unique (voting_session_id, client_key)
  )`,
  `create table removed_participants (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    client_key text not null,
    primary key (voting_session_id, client_key)
  )`,
  `create table student_opinions (
    id text primary key,
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    participant_id text not null references participants (id) on delete cascade,
    statement_id text not null,
    opinion text not null,
    comment text not null,
    comment_state text not null default 'shown',
    text_round integer not null default 1,
    public_id text,
    answered_at text not null,
    round integer not null default 1,
    first_opinion text,
    removals integer not null default 0,
    unique (participant_id, statement_id)
  )`,
  'create index student_opinions_session on student_opinions (voting_session_id, statement_id)',
  `create table removed_arguments (
    participant_id text not null references participants (id) on delete cascade,
    statement_id text not null,
    text_hash text not null,
    primary key (participant_id, statement_id, text_hash)
  )`,
  `create table second_rounds (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    statement_id text not null,
    primary key (voting_session_id, statement_id)
  )`,
  `create table hands (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    statement_id text not null,
    round integer not null,
    opinion text not null,
    count integer not null,
    primary key (voting_session_id, statement_id, round, opinion)
  )`,
  `create table guesses (
    participant_id text not null references participants (id) on delete cascade,
    statement_id text not null,
    guess integer not null,
    primary key (participant_id, statement_id)
  )`,
  `create table published_figures (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    kind text not null,
    statement_id text not null,
    figures text not null,
    primary key (voting_session_id, kind, statement_id)
  )`,
  `create table argument_pairs (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    statement_id text not null,
    position integer not null,
    round integer not null,
    left_id text references student_opinions (id) on delete set null,
    right_id text references student_opinions (id) on delete set null,
    primary key (voting_session_id, statement_id, position)
  )`,
  'create index argument_pairs_left on argument_pairs (left_id)',
  'create index argument_pairs_right on argument_pairs (right_id)',
  `create table known_ids (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    public_id text not null,
    text_hash text not null,
    comment_state text not null,
    primary key (voting_session_id, public_id)
  )`,
  `create table counted (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    kind text not null,
    statement_id text not null,
    round integer not null,
    who text not null,
    waits integer not null default 0,
    primary key (voting_session_id, kind, statement_id, round, who)
  )`,
  `create table published_answers (
    answer_id text not null references student_opinions (id) on delete cascade,
    kind text not null,
    voting_session_id text not null,
    statement_id text not null,
    opinion text not null,
    round integer not null,
    public_id text,
    comment text not null,
    comment_state text not null,
    primary key (answer_id, kind)
  )`,
  'create index published_answers_statement on published_answers (voting_session_id, statement_id, kind)',
  `create table ballot_counts (
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    round integer not null,
    choice text not null,
    votes integer not null,
    primary key (voting_session_id, round, choice)
  )`,
  `create table class_questions (
    id text primary key,
    voting_session_id text not null references voting_sessions (id) on delete cascade,
    participant_id text not null references participants (id) on delete cascade,
    text text not null,
    state text not null,
    sort_key text not null,
    marks integer not null,
    answered integer not null
  )`,
  'create index class_questions_session on class_questions (voting_session_id)',
  'create index class_questions_student on class_questions (participant_id)',
  `create table question_marks (
    question_id text not null references class_questions (id) on delete cascade,
    participant_id text not null references participants (id) on delete cascade,
    primary key (question_id, participant_id)
  )`,
  'create index question_marks_student on question_marks (participant_id)',
  `create table session_figures (
    voting_session_id text primary key references voting_sessions (id) on delete cascade,
    participants integer not null,
    answers integer not null,
    counts text not null
  )`,
];
