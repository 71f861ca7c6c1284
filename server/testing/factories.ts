import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { OPEN_SESSIONS_MAX } from '#shared/domain/limits.ts';
import { NO_WORDS, type StatementWords, wordsOf } from '#shared/domain/statement-words.ts';
import { textKey } from '#shared/domain/text.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { OPTIONS, type SetParty } from '#testing/fixtures.ts';
import { required } from '#testing/required.ts';
import type { Caller, TestApp } from './test-app.ts';

const partyRow = (name: string) => ({
  id: newId(),
  name,
  name_key: textKey(name),
  description: `Over ${name}`,
  color: '#336699',
  video: '',
  image_version: null,
  version: 1,
  created_at: new Date().toISOString(),
});

/** A party in the database. */
export async function insertParty(db: Db, name: string): Promise<SetParty> {
  const row = partyRow(name);
  await db.insertInto('parties').values(row).execute();
  return { _id: row.id, name };
}

export interface TestSet {
  questionSetId: string;
  statements: string[];
  parties: string[];
  opinions: string[];
  /** The text of the opinion that a party holds. */
  opinionOf: (statementId: string, partyId: string) => string;
}

const OPINIONS = OPTIONS.map(({ opinion }) => opinion);

/** The parties `Partij 1` to `Partij count`, or with another word, which the sets of one database share. */
async function findOrInsertParties(db: Db, word: string, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, (_, p) => partyRow(`${word} ${p + 1}`));
  const keys = made.map(({ name_key }) => name_key);
  await db
    .insertInto('parties')
    .values(made)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
  const rows = await db.selectFrom('parties').select(['id', 'name_key']).where('name_key', 'in', keys).execute();
  return keys.map((key) => required(rows.find(({ name_key }) => name_key === key)).id);
}

export interface TestSetShape {
  statements?: number;
  parties?: number;
  partyWord?: string;
  words?: Partial<StatementWords>;
  drawing?: Drawing;
}

/** A published set; party p holds opinion (p + s) modulo 3 on statement s; words and drawing are of its first one. */
export async function makeQuestionSet({ db }: TestApp, shape: TestSetShape = {}): Promise<TestSet> {
  const now = new Date().toISOString();
  const questionSetId = newId();
  const statements = Array.from({ length: shape.statements ?? 3 }, () => newId());
  const parties = await findOrInsertParties(db, shape.partyWord ?? 'Partij', shape.parties ?? 3);
  const options = OPINIONS.map((opinion) => ({ id: newId(), opinion }));
  const at = (statement: number, party: number) => (statement + party) % OPINIONS.length;
  await db
    .insertInto('question_sets')
    .values({
      id: questionSetId,
      name: 'Proef',
      description: '',
      published: 1,
      offered: 1,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('question_set_options')
    .values(
      options.map(({ id, opinion }, position) => ({
        id,
        question_set_id: questionSetId,
        opinion,
        color: '#2f6fde',
        sort_order: position + 1,
        position,
      })),
    )
    .execute();
  await db
    .insertInto('question_set_statements')
    .values(
      statements.map((id, position) => ({
        id,
        question_set_id: questionSetId,
        description: `Stelling ${position + 1}`,
        ...wordsOf(position === 0 ? (shape.words ?? NO_WORDS) : NO_WORDS),
        drawing: position === 0 ? (shape.drawing ?? null) : null,
        position,
      })),
    )
    .execute();
  await db
    .insertInto('question_set_parties')
    .values(parties.map((party_id) => ({ question_set_id: questionSetId, party_id })))
    .execute();
  await db
    .insertInto('party_opinions')
    .values(
      statements.flatMap((statement_id, s) =>
        parties.map((party_id, p) => ({
          statement_id,
          party_id,
          option_id: options[at(s, p)]?.id ?? null,
          comment: `Partij ${p + 1} over ${s + 1}`,
        })),
      ),
    )
    .execute();
  return {
    questionSetId,
    statements,
    parties,
    opinions: OPINIONS,
    opinionOf: (statementId, partyId) =>
      required(OPINIONS[at(statements.indexOf(statementId), parties.indexOf(partyId))]),
  };
}

interface GameShape {
  type?: GameType;
  settings?: GameSetting[];
  classLabel?: string;
}

/** Creates a template on the set, with all of its statements and parties; returns its id. */
export async function makeTemplate(
  { db }: TestApp,
  owner: Caller,
  set: TestSet,
  { type = 'debate', settings = [], classLabel = '5A' }: GameShape = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('game_templates')
    .values({
      id,
      owner_id: required(owner.userId),
      name: 'Proefspel',
      class_label: classLabel,
      type,
      question_set_id: set.questionSetId,
      updated_at: new Date().toISOString(),
      from_colleague: 0,
      version: 1,
    })
    .execute();
  await db
    .insertInto('game_template_statements')
    .values(set.statements.map((statement_id, position) => ({ game_template_id: id, statement_id, position })))
    .execute();
  await db
    .insertInto('game_template_parties')
    .values(set.parties.map((party_id) => ({ game_template_id: id, party_id })))
    .execute();
  if (settings.length > 0)
    await db
      .insertInto('game_template_settings')
      .values(settings.map((setting) => ({ game_template_id: id, setting })))
      .execute();
  return id;
}

export interface TestGame {
  code: string;
  id: string;
  /** The voting session's address. */
  path: string;
}

/** A voting session in draft, made through the API. */
export async function makeGame(app: TestApp, teacher: Caller, set: TestSet, shape: GameShape = {}): Promise<TestGame> {
  const gameTemplateId = await makeTemplate(app, teacher, set, shape);
  const { code } = await teacher.call('POST config/game-template/voting-session', { body: { gameTemplateId } });
  const { _id: id } = await teacher.call('GET voting/session/:code', { params: { code } });
  return { code, id, path: `voting/session/${code}` };
}

/** The same, started. */
export async function startGame(app: TestApp, teacher: Caller, set: TestSet, shape: GameShape = {}): Promise<TestGame> {
  const game = await makeGame(app, teacher, set, shape);
  await teacher.call('POST voting/session/:code/start', { params: { code: game.code } });
  return game;
}

/** Rows of one insert. SQLite takes 32,766 values, and a game has more than thirty. */
const ROWS_AT_ONCE = 500;

/** Copies that game until its teacher has as many open ones as allowed: as rows, because a thousand calls take long. */
export async function fillOpenGames({ db }: Pick<TestApp, 'db'>, { id }: TestGame): Promise<void> {
  const made = await db.selectFrom('voting_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: OPEN_SESSIONS_MAX - 1 }, () => {
    const copyId = newId();
    return { ...made, id: copyId, code: copyId, active_code: copyId };
  });
  for (let from = 0; from < copies.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('voting_sessions')
      .values(copies.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

export const giveAnswer = (student: Caller, game: TestGame, statementId: string, body: object) =>
  student.post(`${game.path}/statement/${statementId}/opinion`, body);
