// Answers and arguments as a class or its teacher got them last: in a snapshot (`shown`) or in a list (`listed`).
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import type { StatementKey } from './published-figures.ts';

export type PublishedKind = Schema['published_answers']['kind'];

/** Locks rows in the order in which answers are written, which prevents deadlocks. */
export const inOrder = <O>(query: SelectQueryBuilder<Schema, 'student_opinions', O>) =>
  query.orderBy('participant_id').forUpdate();

const CHANGED = ['opinion', 'round', 'public_id', 'comment', 'comment_state'] as const;

/** Publishes the answers to a statement as they are now, or those with an argument. Deleted answers are removed. */
export async function publishAnswers(
  trx: Trx,
  { votingSessionId, statementId }: StatementKey,
  kind: PublishedKind,
): Promise<void> {
  // Locked: nothing is decided on an argument between reading and publishing it.
  const answers = inOrder(
    trx
      .selectFrom('student_opinions')
      .where('voting_session_id', '=', votingSessionId)
      .where('statement_id', '=', statementId)
      .$if(kind === 'listed', (query) => query.where('comment', '<>', ''))
      .select(['id', sql.lit(kind).as('kind'), 'voting_session_id', 'statement_id', 'opinion'])
      .select([kind === 'listed' ? 'text_round as round' : 'round', 'public_id', 'comment', 'comment_state']),
  );
  if (kind === 'listed')
    await trx
      .deleteFrom('published_answers')
      .where('voting_session_id', '=', votingSessionId)
      .where('statement_id', '=', statementId)
      .where('kind', '=', kind)
      .where('answer_id', 'in', (eb) =>
        eb
          .selectFrom('student_opinions')
          .where('voting_session_id', '=', votingSessionId)
          .where('statement_id', '=', statementId)
          .where('comment', '=', '')
          .select('id'),
      )
      .execute();
  await trx
    .insertInto('published_answers')
    .columns(['answer_id', 'kind', 'voting_session_id', 'statement_id', ...CHANGED])
    .expression(answers)
    .onConflict((conflict) =>
      conflict
        .columns(['answer_id', 'kind'])
        .doUpdateSet(({ ref }) => ({
          opinion: ref('excluded.opinion'),
          round: ref('excluded.round'),
          public_id: ref('excluded.public_id'),
          comment: ref('excluded.comment'),
          comment_state: ref('excluded.comment_state'),
        }))
        .where(({ or, eb, ref }) =>
          or(CHANGED.map((name) => eb(`published_answers.${name}`, 'is distinct from', ref(`excluded.${name}`)))),
        ),
    )
    .execute();
}

/** The answers to a statement with what its last snapshot has of each, if it has any. */
const withShown = (db: Db, { votingSessionId, statementId }: StatementKey) =>
  db
    .selectFrom('student_opinions as answer')
    .leftJoin('published_answers as shown', (join) =>
      join.onRef('shown.answer_id', '=', 'answer.id').on('shown.kind', '=', 'shown'),
    )
    .where('answer.voting_session_id', '=', votingSessionId)
    .where('answer.statement_id', '=', statementId);

/** The answers in a statement's last snapshot. */
const inSnapshot = (db: Db, { votingSessionId, statementId }: StatementKey) =>
  db
    .selectFrom('published_answers as shown')
    .innerJoin('student_opinions as answer', 'answer.id', 'shown.answer_id')
    .where('shown.voting_session_id', '=', votingSessionId)
    .where('shown.statement_id', '=', statementId)
    .where('shown.kind', '=', 'shown');

/** How many answered a statement in either round and in that one, and how many are in no snapshot. */
export const findAnswerProgress = (db: Db, key: StatementKey, round: Round) =>
  withShown(db, key)
    .select(({ fn }) => [
      fn.countAll<number>().as('everAnswered'),
      fn.countAll<number>().filterWhere('answer.round', '=', round).as('answered'),
      fn.countAll<number>().filterWhere('shown.answer_id', 'is', null).as('uncounted'),
    ])
    .executeTakeFirstOrThrow();

/** The keys of the students whose answers of that round are in no snapshot of it. */
export async function findUnshown(db: Db, key: StatementKey, round: Round): Promise<string[]> {
  const rows = await withShown(db, key)
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .where('answer.round', '=', round)
    .where('shown.round', 'is distinct from', round)
    .select('participants.client_key')
    .execute();
  return rows.map(({ client_key }) => client_key);
}

/** The keys of the students whose answers of that round are in its last snapshot. */
export async function findShownStudents(db: Db, key: StatementKey, round: Round): Promise<string[]> {
  const rows = await inSnapshot(db, key)
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .where('shown.round', '=', round)
    .select('participants.client_key')
    .execute();
  return rows.map(({ client_key }) => client_key);
}

/** Whether anybody's answer to a statement is in a snapshot. */
export const hasSnapshots = async (db: Db, key: StatementKey): Promise<boolean> =>
  (await inSnapshot(db, key).select('shown.answer_id').limit(1).executeTakeFirst()) !== undefined;

/** Whether a snapshot's argument may be shown; not one that waits again because its student resent the text. */
export const isShownArgument = (shown: string, answer: string) => sql<boolean>`(${sql.ref(`${shown}.comment`)} <> ''
  and ${sql.ref(`${shown}.comment_state`)} = 'shown'
  and (${sql.ref(`${shown}.comment`)} <> ${sql.ref(`${answer}.comment`)}
    or ${sql.ref(`${shown}.public_id`)} is distinct from ${sql.ref(`${answer}.public_id`)}
    or ${sql.ref(`${answer}.comment_state`)} = 'shown'))`;

/** The arguments in a statement's last snapshot that may be shown. */
export const findShownArguments = (db: Db, key: StatementKey) =>
  inSnapshot(db, key)
    .select(['answer.id', 'shown.public_id as publicId', 'shown.opinion', 'shown.comment'])
    .where(isShownArgument('shown', 'answer'))
    // Ids are random: the order says nothing about when they came.
    .orderBy('answer.id')
    .execute();

/** The answers in a statement's last snapshot: how many chose each in that round, after which one in the first. */
export const countShownAnswers = (db: Db, key: StatementKey) =>
  inSnapshot(db, key)
    .select(['shown.opinion', 'shown.round', 'answer.first_opinion as firstOpinion'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['shown.opinion', 'shown.round', 'answer.first_opinion'])
    .execute();
