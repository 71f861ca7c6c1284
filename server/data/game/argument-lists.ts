// The arguments that the owner of a game with `aggregates_only` gets: lists, which are renewed after several new
// authors.
import { sql } from 'kysely';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import { argumentsIn, countNew, type HashWho, hasWritten, publishCounted } from './counted.ts';
import { publishAnswers } from './published-answers.ts';
import type { StatementKey } from './published-figures.ts';

export type HashText = (origin: { clientKey: string; statementId: string }, text: string) => string;

const answersWithLists = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('student_opinions as answer')
    .leftJoin('published_answers as listed', (join) =>
      join.onRef('listed.answer_id', '=', 'answer.id').on('listed.kind', '=', 'listed'),
    )
    .where('answer.voting_session_id', '=', votingSessionId);

/** The hash of an argument's text, to recognise one that was listed before. */
export const knownHash = (hash: HashText, publicId: string, text: string): string =>
  hash({ clientKey: publicId, statementId: 'listed' }, text);

/** How many arguments were written on each statement, by round, since their authors' ones were listed. */
export const countNewArguments = (db: Db, votingSessionId: string) =>
  answersWithLists(db, votingSessionId)
    .where(hasWritten)
    .where((eb) => eb.or([eb('listed.answer_id', 'is', null), eb('listed.round', '<>', eb.ref('answer.text_round'))]))
    .select([
      'answer.statement_id as statementId',
      'answer.text_round as round',
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .groupBy(['answer.statement_id', 'answer.text_round'])
    .execute();

/** The statements whose list differs from the answers. */
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

/** The keys of the students who wrote an argument on a statement in that round. */
async function findAuthors(db: Db, { votingSessionId, statementId }: StatementKey, round: Round): Promise<string[]> {
  const authors = await db
    .selectFrom('student_opinions as answer')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .where('answer.voting_session_id', '=', votingSessionId)
    .where('answer.statement_id', '=', statementId)
    .where(hasWritten)
    .where('answer.text_round', '=', round)
    .select('participants.client_key')
    .execute();
  return authors.map(({ client_key }) => client_key);
}

/**
 * How many students wrote an argument on a statement in that round and were in no list of it, including those who
 * deleted theirs since.
 */
export const countNewAuthors = async (db: Db, key: StatementKey, round: Round, hash: HashWho): Promise<number> =>
  countNew(db, argumentsIn(key, round), await findAuthors(db, key, round), hash);

/** The arguments that are listed on a statement, or in a whole game. */
const listed = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('published_answers as listed')
    .where('listed.voting_session_id', '=', votingSessionId)
    .where('listed.kind', '=', 'listed');

/** Lists the arguments on a statement as they are now, and remembers whose were listed in that round. */
export async function renewList(
  trx: Trx,
  key: StatementKey,
  round: Round,
  { hashArgument, hashWho }: { hashArgument: HashText; hashWho: HashWho },
): Promise<void> {
  const { votingSessionId, statementId } = key;
  await publishAnswers(trx, key, 'listed');
  const known = await listed(trx, votingSessionId)
    .where('listed.statement_id', '=', statementId)
    .select([({ ref }) => ref('listed.public_id').$notNull().as('public_id')])
    .select(['listed.comment', 'listed.comment_state'])
    .execute();
  for (const rows of chunks(known))
    await trx
      .insertInto('known_ids')
      .values(
        rows.map(({ public_id, comment, comment_state }) => ({
          voting_session_id: votingSessionId,
          public_id,
          text_hash: knownHash(hashArgument, public_id, comment),
          comment_state,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await publishCounted(trx, argumentsIn(key, round), await findAuthors(trx, key, round), hashWho);
}

/** An argument as a list has it; without the opinion where that would say what one student answered. */
export interface ListedRow {
  id: string;
  statementId: string;
  opinion: string | null;
  comment: string;
  commentState: CommentState;
}

/**
 * The listed arguments on a statement, in an order independent of time. After the end each has the opinion of the last
 * snapshot, and none if that does not have it.
 */
export const findListed = (db: Db, { votingSessionId, statementId }: StatementKey): Promise<ListedRow[]> =>
  listed(db, votingSessionId)
    .leftJoin('published_answers as shown', (join) =>
      join.onRef('shown.answer_id', '=', 'listed.answer_id').on('shown.kind', '=', 'shown'),
    )
    .innerJoin('voting_sessions as session', 'session.id', 'listed.voting_session_id')
    .where('listed.statement_id', '=', statementId)
    .orderBy('listed.public_id')
    // In games with lists the API never uses the key of an answer.
    .select([
      ({ ref }) => ref('listed.public_id').$notNull().as('id'),
      'listed.statement_id as statementId',
      'listed.comment',
    ])
    .select('listed.comment_state as commentState')
    .select(
      sql<string | null>`case when session.state = 'results' then nullif(shown.opinion, ${SKIP})
        else listed.opinion end`.as('opinion'),
    )
    .execute();

/** How many arguments are listed on each statement, and how many of them wait. */
export const countListed = (db: Db, votingSessionId: string) =>
  listed(db, votingSessionId)
    .select(['listed.statement_id as statementId', ({ fn }) => fn.countAll<number>().as('listed')])
    .select(({ fn }) => fn.countAll<number>().filterWhere('listed.comment_state', '=', 'held').as('held'))
    .groupBy('listed.statement_id')
    .execute();

/** Deletes what is kept for the lists; nobody reads them once a voting session is archived. */
export async function removeLists(trx: Trx, votingSessionId: string): Promise<void> {
  await trx
    .deleteFrom('published_answers')
    .where('voting_session_id', '=', votingSessionId)
    .where('kind', '=', 'listed')
    .execute();
  await trx.deleteFrom('known_ids').where('voting_session_id', '=', votingSessionId).execute();
}
