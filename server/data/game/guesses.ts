// Guesses of students about their class; what a snapshot fixes of them is in the published figures.
import { sql } from 'kysely';
import { batched } from '#server/db/batched.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { countIn } from '#server/db/count.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { GUESS_MIN } from '#shared/domain/limits.ts';
import { jsonRows } from './answer-input.ts';
import type { StatementKey } from './published-figures.ts';

export interface NewGuess extends StatementKey {
  participantId: string;
  guess: number;
}

const keyOf = ({ participantId, statementId }: Pick<NewGuess, 'participantId' | 'statementId'>): string =>
  `${participantId} ${statementId}`;

/** A value of an input row; PostgreSQL reads every value of JSON as a text. */
const column = (name: keyof NewGuess) => sql<string>`input.value ->> ${sql.lit(name)}`;

const upsert = (trx: Trx, guesses: readonly NewGuess[]) =>
  trx
    .insertInto('guesses')
    .columns(['participant_id', 'statement_id', 'guess'])
    .expression((eb) =>
      eb
        .selectFrom(jsonRows(JSON.stringify({ ...guesses })))
        .crossJoin('student_opinions as answer')
        .where('answer.participant_id', '=', column('participantId'))
        .where('answer.statement_id', '=', column('statementId'))
        .where((inner) =>
          inner.exists(
            inner
              .selectFrom('voting_sessions as session')
              .where('session.id', '=', column('votingSessionId'))
              .where('session.state', '=', 'ongoing')
              .where('session.archived_at', 'is', null)
              .where('session.current_statement_id', '=', column('statementId'))
              .select('session.id'),
          ),
        )
        .where((inner) =>
          inner.not(
            inner.exists(
              inner
                .selectFrom('second_rounds as second')
                .where('second.voting_session_id', '=', column('votingSessionId'))
                .where('second.statement_id', '=', column('statementId'))
                .select('second.statement_id'),
            ),
          ),
        )
        .where((inner) =>
          inner.not(
            inner.exists(
              inner
                .selectFrom('published_figures as figures')
                .where('figures.voting_session_id', '=', column('votingSessionId'))
                .where('figures.kind', '=', 'snapshot')
                .where('figures.statement_id', '=', column('statementId'))
                .select('figures.statement_id'),
            ),
          ),
        )
        .orderBy('answer.participant_id')
        .select([
          'answer.participant_id',
          'answer.statement_id',
          sql<number>`cast(${column('guess')} as integer)`.as('guess'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['participant_id', 'statement_id']).doUpdateSet(({ ref }) => ({ guess: ref('excluded.guess') })),
    )
    .returning(['participant_id as participantId', 'statement_id as statementId'])
    .execute();

/**
 * Stores guesses in one transaction. Returns for each whether it counts: its student has answered the statement, which
 * is the current one in its first round, and has no snapshot.
 */
export async function upsertGuesses(db: Db, guesses: readonly NewGuess[]): Promise<boolean[]> {
  const last = [...new Map(guesses.map((guess) => [keyOf(guess), guess])).values()];
  const stored = await retryTransaction(db, async (trx) => {
    // Shared with each other and not with a snapshot: what is acknowledged is in it, and what is not is refused.
    await trx
      .selectFrom('voting_sessions')
      .select('id')
      .where('id', 'in', [...new Set(last.map(({ votingSessionId }) => votingSessionId))])
      .orderBy('id')
      .forShare()
      .execute();
    return upsert(trx, last);
  });
  const keys = new Set(stored.map(keyOf));
  return guesses.map((guess) => keys.has(keyOf(guess)));
}

const findByParticipants = batched(
  (db, participantIds: string[]) =>
    db.selectFrom('guesses').selectAll().where('participant_id', 'in', participantIds).execute(),
  (participantId) => participantId,
  ({ participant_id }) => participant_id,
);

/** One student's guesses, by statement. */
export async function findGuessesOf(db: Db, participantId: string): Promise<Map<string, number>> {
  const rows = await findByParticipants(db, participantId);
  return new Map(rows.map(({ statement_id, guess }) => [statement_id, guess]));
}

/** The guesses of the students whose answers are in a statement's snapshot. */
export async function findShownGuesses(db: Db, { votingSessionId, statementId }: StatementKey): Promise<number[]> {
  const rows = await db
    .selectFrom('published_answers as shown')
    .innerJoin('student_opinions as answer', 'answer.id', 'shown.answer_id')
    .innerJoin('guesses', (join) =>
      join
        .onRef('guesses.participant_id', '=', 'answer.participant_id')
        .onRef('guesses.statement_id', '=', 'answer.statement_id'),
    )
    .where('shown.voting_session_id', '=', votingSessionId)
    .where('shown.statement_id', '=', statementId)
    .where('shown.kind', '=', 'shown')
    .select('guesses.guess')
    .execute();
  return rows.map(({ guess }) => guess);
}

const findAskable = batched(
  (db, ids: string[]) =>
    db
      .selectFrom('voting_sessions as session')
      .where('session.id', 'in', ids)
      .select((eb) => [
        'session.id',
        countIn(
          eb.selectFrom(
            eb
              .selectFrom('participants')
              .whereRef('participants.voting_session_id', '=', 'session.id')
              // Whether there are enough; a class of thousands is not counted.
              .limit(GUESS_MIN)
              .select('participants.id')
              .as('some'),
          ),
        ).as('joined'),
        countIn(
          eb
            .selectFrom('published_figures as figures')
            .whereRef('figures.voting_session_id', '=', 'session.id')
            .where('figures.kind', '=', 'snapshot')
            .whereRef('figures.statement_id', '=', 'session.current_statement_id'),
        ).as('snapshots'),
      ])
      .execute(),
  (id) => id,
  ({ id }) => id,
);

/** Whether a game's students are asked for a guess on its current statement: enough joined, and it has no snapshot. */
export async function asksGuess(db: Db, votingSessionId: string): Promise<boolean> {
  const [found] = await findAskable(db, votingSessionId);
  return found !== undefined && found.joined >= GUESS_MIN && found.snapshots === 0;
}
