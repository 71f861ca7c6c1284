// Students who joined, are not connected and never answered: their teacher can remove them.
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Student } from './answer-input.ts';
import { lockVotingSessions } from './voting-sessions.ts';

/** The client keys of those who joined. */
export async function findClientKeys(db: Db, votingSessionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('participants')
    .select('client_key')
    .where('voting_session_id', '=', votingSessionId)
    .execute();
  return rows.map(({ client_key }) => client_key);
}

const withoutAnswer = (trx: Trx) =>
  trx
    .selectFrom('participants')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('student_opinions')
            .select('student_opinions.id')
            .whereRef('student_opinions.participant_id', '=', 'participants.id'),
        ),
      ),
    );

/** Those of the students who voted in a ballot. */
type FindVoters = (trx: Trx, clientKeys: readonly string[]) => Promise<ReadonlySet<string>>;

async function removeFrom(
  trx: Trx,
  votingSessionId: string,
  connected: ReadonlySet<string>,
  findVoters: FindVoters,
): Promise<number> {
  const silent = await withoutAnswer(trx)
    .select(['id', 'client_key'])
    .where('voting_session_id', '=', votingSessionId)
    // In the order in which answers lock them.
    .orderBy('id')
    .forUpdate()
    .execute();
  const away = silent.filter(({ client_key }) => !connected.has(client_key));
  const voters = await findVoters(
    trx,
    away.map(({ client_key }) => client_key),
  );
  const absent = away.filter(({ client_key }) => !voters.has(client_key)).map(({ id }) => id);
  let removed = 0;
  for (const ids of chunks(absent)) {
    const rows = await trx
      .deleteFrom('participants')
      // Asked again: an answer that was under way is stored by now, and none follows before this transaction ends.
      .where('id', 'in', withoutAnswer(trx).select('participants.id').where('participants.id', 'in', ids))
      .returning(['voting_session_id', 'client_key'])
      .execute();
    if (rows.length > 0) await trx.insertInto('removed_participants').values(rows).execute();
    removed += rows.length;
  }
  return removed;
}

/**
 * Removes the students who neither answered, skipped nor voted and are not connected, and resets the counts of students
 * per address. Returns how many; null in results, or if the game was archived meanwhile.
 */
export const removeAbsent = (
  db: Db,
  votingSessionId: string,
  connected: ReadonlySet<string>,
  findVoters: FindVoters,
): Promise<number | null> =>
  retryTransaction(db, async (trx) => {
    const [session] = await lockVotingSessions(trx, [votingSessionId]);
    if (session === undefined || session.state === 'results') return null;
    const removed = await removeFrom(trx, votingSessionId, connected, findVoters);
    if (removed > 0)
      await trx
        .updateTable('voting_sessions')
        .set({ clearings: session.clearings + 1 })
        .where('id', '=', votingSessionId)
        .execute();
    return removed;
  });

const removedAmong = (students: readonly Student[]) => ({
  ids: [...new Set(students.map(({ votingSessionId }) => votingSessionId))],
  keys: students.map(({ clientKey }) => clientKey),
});

/** The client keys of students who were removed and did not come back. */
export async function findRemoved(trx: Trx, students: readonly Student[]): Promise<Set<string>> {
  if (students.length === 0) return new Set();
  const { ids, keys } = removedAmong(students);
  const rows = await trx
    .selectFrom('removed_participants')
    .select('client_key')
    .where('voting_session_id', 'in', ids)
    .where('client_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ client_key }) => client_key));
}

/** They have come back: from then on they are as any other. */
export async function forgetRemoved(trx: Trx, students: readonly Student[]): Promise<void> {
  if (students.length === 0) return;
  const { ids, keys } = removedAmong(students);
  await trx
    .deleteFrom('removed_participants')
    .where('voting_session_id', 'in', ids)
    .where('client_key', 'in', keys)
    .execute();
}
