// An installation with data in most of its tables, made by SQL, so that large ones are made fast.
import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';

const ANSWERS_PER_GAME = 200;
const STATEMENTS = 10;
/** Yesterday, so that no retention is due. */
const AT = new Date(Date.now() - 86_400_000).toISOString();

async function insertContent(db: Db): Promise<void> {
  const statements = [
    sql`insert into users (id, email, email_key, role, activated, first_name, last_name, organisation,
      organisation_location, email_proved, token_version, created_at)
      values ('user', 'a@example.org', 'a@example.org', 'super_admin', 1, 'An', 'Peeters', 'School', 'Gent', 0, 0, ${AT})`,
    sql`insert into user_tokens (id, user_id, kind, token_hash, expires_at, created_at)
      values ('token', 'user', 'reset', 'hash', ${AT}, ${AT})`,
    sql`insert into parties (id, name, name_key, description, color, video, version, created_at)
      values ('party', 'Partij', 'partij', '', '#000000', '', 1, ${AT})`,
    sql`insert into partners (id, name, website, version, created_at)
      values ('partner', 'P', 'https://example.org', 1, ${AT})`,
    sql`insert into difficult_words (id, word, word_key, description, version) values ('law', 'wet', 'wet', '', 1),
      ('vote', 'stem', 'stem', '', 1), ('union', 'Europese Unie', 'europese unie', '', 1)`,
    sql`insert into faqs (id, question, answer, sort_order) values ('faq', 'V?', 'A', 1)`,
    sql`insert into content_blocks (id, page, type, image_url, image_alt, title, body, inverted, sort_order, legacy, html,
      version) values ('block', 'home', 'big_image', '', '', 'Titel', '', 0, 1, 1, '<p>oud</p>', 1)`,
    sql`insert into question_sets (id, name, description, published, version, created_at, updated_at)
      values ('set', 'Reeks', '', 1, 1, ${AT}, ${AT})`,
    sql`insert into question_set_options (id, question_set_id, opinion, color, sort_order, position)
      values ('yes', 'set', 'ja', '#00aa00', 1, 0), ('no', 'set', 'nee', '#aa0000', 2, 1)`,
    sql`insert into question_set_parties (question_set_id, party_id) values ('set', 'party')`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const numbers = (count: number) =>
  sql`with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${sql.lit(count)})`;

async function insertGames(db: Db, games: number): Promise<void> {
  const statements = [
    sql`${numbers(STATEMENTS)} insert into question_set_statements (id, question_set_id, description, position)
      select 's' || n, 'set', 'Stelling ' || n, n from numbers`,
    sql`insert into party_opinions (statement_id, party_id, option_id, comment)
      select id, 'party', 'yes', 'Omdat' from question_set_statements`,
    sql`${numbers(games)} insert into game_templates (id, owner_id, name, type, question_set_id, updated_at,
      from_colleague, class_label, version) select 't' || n, 'user', 'Spel ' || n, 'debate', 'set', ${AT}, 0, '', 1 from numbers`,
    sql`insert into game_template_settings (game_template_id, setting) select id, 'own_arguments' from game_templates`,
    sql`insert into game_template_statements (game_template_id, statement_id, position)
      select t.id, s.id, s.position from game_templates t, question_set_statements s`,
    sql`insert into game_template_parties (game_template_id, party_id) select id, 'party' from game_templates`,
    sql`${numbers(games)} insert into voting_sessions (id, code, owner_id, name, class_label, type, tempo, state,
      question_set_id, locked, view, result_view, hold_arguments, devices_away, clearings, try_out, created_at, started_at)
      select 'v' || n, 'CODE' || n, 'user', 'Spel ' || n, '', 'debate', 'teacher', 'results', 'set', 0, 'question',
      'parties', 0, 0, 0, 0, ${AT}, ${AT} from numbers`,
    sql`insert into voting_session_settings (voting_session_id, setting) select id, 'own_arguments' from voting_sessions`,
    sql`insert into voting_session_statements (voting_session_id, statement_id, position)
      select v.id, s.id, s.position from voting_sessions v, question_set_statements s`,
    sql`insert into voting_session_parties (voting_session_id, party_id) select id, 'party' from voting_sessions`,
    sql`${numbers(ANSWERS_PER_GAME / STATEMENTS)} insert into participants
      (id, voting_session_id, client_key, joined_at)
      select v.id || 'p' || n, v.id, 'key' || n, ${AT} from voting_sessions v, numbers`,
    sql`insert into student_opinions
      (id, voting_session_id, participant_id, statement_id, opinion, comment, answered_at)
      select p.id || s.id, p.voting_session_id, p.id, s.id, 'ja', 'Mijn mening: ' || p.id, ${AT}
      from participants p, question_set_statements s`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Gives an empty database the first schema, and data, with that many answers (× 200). */
export async function fillInstallation(db: Db, answers: number): Promise<void> {
  await migrate(db);
  await insertContent(db);
  await insertGames(db, answers / ANSWERS_PER_GAME);
}
