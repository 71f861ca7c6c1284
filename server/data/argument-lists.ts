// What the owner of a game with `aggregates_only` gets of the arguments: lists that are renewed when several students gave one.
import type { Db, Trx } from '#server/db/client.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import { chunks } from './chunks.ts';
import type { StatementKey } from './snapshots.ts';

export type HashText = (origin: { clientKey: string; statementId: string }, text: string) => string;

/** The hash by which a student is recognised whose argument was listed in that round. */
const studentHash = (hash: HashText, statementId: string, clientKey: string, round: Round): string =>
  hash({ clientKey, statementId }, `listed in round ${round}`);

const answersWithLists = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('student_opinions as answer')
    .leftJoin('listed_arguments as listed', 'listed.answer_id', 'answer.id')
    .where('answer.voting_session_id', '=', votingSessionId);

/** How many arguments were written on each statement, by round, since their authors' ones were listed. */
export const countNewArguments = (db: Db, votingSessionId: string) =>
  answersWithLists(db, votingSessionId)
    .where('answer.comment', '<>', '')
    .where((eb) =>
      eb.or([eb('listed.answer_id', 'is', null), eb('listed.text_round', '<>', eb.ref('answer.text_round'))]),
    )
    .select([
      'answer.statement_id as statementId',
      'answer.text_round as round',
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .groupBy(['answer.statement_id', 'answer.text_round'])
    .execute();

/** The statements of which the list is not what the answers are. */
export const findOutdatedLists = (db: Db, votingSessionId: string) =>
  answersWithLists(db, votingSessionId)
    .where((eb) =>
      eb.or([
        eb.and([eb('answer.comment', '<>', ''), eb('listed.answer_id', 'is', null)]),
        eb('listed.public_id', '<>', eb.ref('answer.public_id')),
      ]),
    )
    .select('answer.statement_id as statementId')
    .distinct()
    .execute();

/** How many students wrote an argument on a statement in that round who were not listed in it yet, also before they forgot. */
export async function countNewAuthors(db: Db, key: StatementKey, round: Round, hash: HashText): Promise<number> {
  const { votingSessionId, statementId } = key;
  const authors = await db
    .selectFrom('student_opinions as answer')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .where('answer.voting_session_id', '=', votingSessionId)
    .where('answer.statement_id', '=', statementId)
    .where('answer.comment', '<>', '')
    .where('answer.text_round', '=', round)
    .select('participants.client_key')
    .execute();
  const known = await db
    .selectFrom('listed_students')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('round', '=', round)
    .select('student_hash')
    .execute();
  const listed = new Set(known.map(({ student_hash }) => student_hash));
  return authors.filter(({ client_key }) => !listed.has(studentHash(hash, statementId, client_key, round))).length;
}

/** Lists the arguments on a statement as they are now, and remembers whose were listed in that round. */
export async function renewList(trx: Trx, key: StatementKey, round: Round, hash: HashText): Promise<void> {
  const { votingSessionId, statementId } = key;
  const listed = () =>
    trx
      .selectFrom('listed_arguments')
      .where('listed_arguments.voting_session_id', '=', votingSessionId)
      .where('listed_arguments.statement_id', '=', statementId);
  await trx
    .deleteFrom('listed_arguments')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
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
    .insertInto('listed_arguments')
    .columns([
      'answer_id',
      'voting_session_id',
      'statement_id',
      'public_id',
      'opinion',
      'comment',
      'comment_state',
      'text_round',
    ])
    .expression((eb) =>
      eb
        .selectFrom('student_opinions as answer')
        .where('answer.voting_session_id', '=', votingSessionId)
        .where('answer.statement_id', '=', statementId)
        .where('answer.comment', '<>', '')
        .where('answer.public_id', 'is not', null)
        .$narrowType<{ public_id: string }>()
        .select(['answer.id', 'answer.voting_session_id', 'answer.statement_id', 'answer.public_id', 'answer.opinion'])
        .select(['answer.comment', 'answer.comment_state', 'answer.text_round']),
    )
    .onConflict((conflict) =>
      conflict.column('answer_id').doUpdateSet(({ ref }) => ({
        public_id: ref('excluded.public_id'),
        opinion: ref('excluded.opinion'),
        comment: ref('excluded.comment'),
        comment_state: ref('excluded.comment_state'),
        text_round: ref('excluded.text_round'),
      })),
    )
    .execute();
  const authors = await listed()
    .innerJoin('student_opinions as answer', 'answer.id', 'listed_arguments.answer_id')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .where('listed_arguments.text_round', '=', round)
    .select('participants.client_key')
    .execute();
  for (const rows of chunks(authors))
    await trx
      .insertInto('listed_students')
      .values(
        rows.map(({ client_key }) => ({
          voting_session_id: votingSessionId,
          statement_id: statementId,
          round,
          student_hash: studentHash(hash, statementId, client_key, round),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Notes that the teacher moved on from a statement in that round. Returns whether it was the first time. */
export async function insertPassed(trx: Trx, { votingSessionId, statementId }: StatementKey, round: Round) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passed_statements')
    .values({ voting_session_id: votingSessionId, statement_id: statementId, round })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The arguments on a statement as they are listed, in an order that says nothing about when they came. */
export const findListed = (db: Db, { votingSessionId, statementId }: StatementKey) =>
  db
    .selectFrom('listed_arguments')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .orderBy('public_id')
    .select(['public_id as id', 'statement_id as statementId', 'opinion', 'comment', 'comment_state as commentState'])
    .execute();

export type ListedArgument = Awaited<ReturnType<typeof findListed>>[number];

/** How many arguments are listed on each statement, and how many of them wait. */
export const countListed = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('listed_arguments')
    .where('voting_session_id', '=', votingSessionId)
    .select(['statement_id as statementId', ({ fn }) => fn.countAll<number>().as('listed')])
    .select(({ fn }) => fn.countAll<number>().filterWhere('comment_state', '=', 'held').as('held'))
    .groupBy('statement_id')
    .execute();

/** Deletes what is kept for the lists; nobody reads them once a voting session is archived. */
export async function removeLists(trx: Trx, votingSessionId: string): Promise<void> {
  for (const table of ['listed_arguments', 'listed_students', 'passed_statements'] as const)
    await trx.deleteFrom(table).where('voting_session_id', '=', votingSessionId).execute();
}
