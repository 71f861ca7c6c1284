// The first schema.
import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

async function people(db: Db): Promise<void> {
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('activated', 'integer', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('organisation', 'text', (c) => c.notNull())
    .addColumn('organisation_location', 'text', (c) => c.notNull())
    .addColumn('target_audience', 'text')
    .addColumn('language', 'text')
    .addColumn('token_version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('user_tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('user_tokens_user').on('user_tokens').column('user_id').execute();
}

async function content(db: Db): Promise<void> {
  await db.schema
    .createTable('parties')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('video', 'text', (c) => c.notNull())
    .addColumn('image_version', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('parties_name_key').on('parties').column('name_key').execute();
  await db.schema
    .createTable('partners')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('website', 'text', (c) => c.notNull())
    .addColumn('image_version', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('difficult_words')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('word_key', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('faqs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('sort_order', 'double precision', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('content_blocks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text', (c) => c.notNull())
    .addColumn('image_alt', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('inverted', 'integer', (c) => c.notNull())
    .addColumn('sort_order', 'double precision', (c) => c.notNull())
    .addColumn('legacy', 'integer', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('content_blocks_page').on('content_blocks').columns(['page', 'sort_order']).execute();
}

async function questionSets(db: Db): Promise<void> {
  await db.schema
    .createTable('question_sets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('published', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('question_set_options')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question_set_id', 'text', (c) => c.notNull().references('question_sets.id').onDelete('cascade'))
    .addColumn('opinion', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('sort_order', 'double precision', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('options_set').on('question_set_options').column('question_set_id').execute();
  await db.schema
    .createTable('question_set_statements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question_set_id', 'text', (c) => c.notNull().references('question_sets.id').onDelete('cascade'))
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('statements_set').on('question_set_statements').column('question_set_id').execute();
  await db.schema
    .createTable('question_set_parties')
    .addColumn('question_set_id', 'text', (c) => c.notNull().references('question_sets.id').onDelete('cascade'))
    .addColumn('party_id', 'text', (c) => c.notNull().references('parties.id'))
    .addPrimaryKeyConstraint('question_set_parties_pk', ['question_set_id', 'party_id'])
    .execute();
  await db.schema.createIndex('question_set_parties_party').on('question_set_parties').column('party_id').execute();
  await db.schema
    .createTable('party_opinions')
    .addColumn('statement_id', 'text', (c) => c.notNull().references('question_set_statements.id').onDelete('cascade'))
    .addColumn('party_id', 'text', (c) => c.notNull().references('parties.id'))
    .addColumn('option_id', 'text', (c) => c.references('question_set_options.id').onDelete('set null'))
    .addColumn('comment', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('party_opinions_pk', ['statement_id', 'party_id'])
    .execute();
  await db.schema.createIndex('party_opinions_party').on('party_opinions').column('party_id').execute();
  await db.schema.createIndex('party_opinions_option').on('party_opinions').column('option_id').execute();
}

async function games(db: Db): Promise<void> {
  const flags = ['skip_questions', 'own_arguments', 'own_tempo', 'show_difficult_words', 'show_party_arguments'];
  let templates = db.schema
    .createTable('game_templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('question_set_id', 'text', (c) => c.notNull().references('question_sets.id'))
    .addColumn('updated_at', 'text', (c) => c.notNull());
  for (const flag of flags) templates = templates.addColumn(flag, 'integer', (c) => c.notNull());
  await templates.execute();
  await db.schema
    .createIndex('game_templates_owner')
    .on('game_templates')
    .columns(['owner_id', 'updated_at'])
    .execute();
  await db.schema
    .createTable('game_template_statements')
    .addColumn('game_template_id', 'text', (c) => c.notNull().references('game_templates.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull().references('question_set_statements.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('game_template_statements_pk', ['game_template_id', 'statement_id'])
    .execute();
  await db.schema
    .createTable('game_template_parties')
    .addColumn('game_template_id', 'text', (c) => c.notNull().references('game_templates.id').onDelete('cascade'))
    .addColumn('party_id', 'text', (c) => c.notNull().references('parties.id'))
    .addPrimaryKeyConstraint('game_template_parties_pk', ['game_template_id', 'party_id'])
    .execute();
  await db.schema.createIndex('game_template_parties_party').on('game_template_parties').column('party_id').execute();
}

async function votingSessions(db: Db): Promise<void> {
  const flags = ['skip_questions', 'own_arguments', 'show_difficult_words', 'show_party_arguments'];
  let sessions = db.schema
    .createTable('voting_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('active_code', 'text', (c) => c.unique())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('tempo', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('current_statement_id', 'text')
    .addColumn('question_set_id', 'text', (c) => c.notNull().references('question_sets.id'))
    .addColumn('view', 'text', (c) => c.notNull())
    .addColumn('audience', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text')
    .addColumn('archived_at', 'text');
  for (const flag of flags) sessions = sessions.addColumn(flag, 'integer', (c) => c.notNull());
  await sessions.execute();
  const byOwner = db.schema.createIndex('voting_sessions_owner').on('voting_sessions');
  await byOwner.columns(['owner_id', 'archived_at', 'created_at']).execute();
  await db.schema.createIndex('voting_sessions_archived').on('voting_sessions').column('archived_at').execute();
  await db.schema
    .createTable('voting_session_statements')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull().references('question_set_statements.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('voting_session_statements_pk', ['voting_session_id', 'statement_id'])
    .execute();
  await db.schema
    .createTable('voting_session_parties')
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('party_id', 'text', (c) => c.notNull().references('parties.id'))
    .addPrimaryKeyConstraint('voting_session_parties_pk', ['voting_session_id', 'party_id'])
    .execute();
  await db.schema.createIndex('voting_session_parties_party').on('voting_session_parties').column('party_id').execute();
}

async function answers(db: Db): Promise<void> {
  await db.schema
    .createTable('participants')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('client_key', 'text', (c) => c.notNull())
    .addColumn('party_id', 'text')
    .addColumn('joined_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('participants_client', ['voting_session_id', 'client_key'])
    .execute();
  await db.schema
    .createTable('student_opinions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('voting_session_id', 'text', (c) => c.notNull().references('voting_sessions.id').onDelete('cascade'))
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('statement_id', 'text', (c) => c.notNull())
    .addColumn('opinion', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('student_opinions_once', ['participant_id', 'statement_id'])
    .execute();
  const byStatement = db.schema.createIndex('student_opinions_session').on('student_opinions');
  await byStatement.columns(['voting_session_id', 'statement_id']).execute();
}

export async function up(db: Db): Promise<void> {
  await people(db);
  await content(db);
  await questionSets(db);
  await games(db);
  await votingSessions(db);
  await answers(db);
  await sql`insert into meta (key, value) values ('product', 'halfrond') on conflict do nothing`.execute(db);
}
