import type { Db, Trx } from '#server/db/client.ts';
import { OPEN_SESSIONS_MAX } from '#shared/domain/limits.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import {
  type Creation,
  countOpen,
  createSession,
  findMade,
  insertWithSetup,
  newSession,
} from './voting-session-creation.ts';

interface CopyOptions {
  /** Whether it has `aggregates_only`, whatever the original has. */
  isStrict: boolean;
  withId?: string | undefined;
}

async function copySession(
  trx: Trx,
  originalId: string,
  { isStrict, withId }: CopyOptions,
  code: SessionCode,
): Promise<Creation> {
  const original = await trx
    .selectFrom('voting_sessions as session')
    .innerJoin('users', 'users.id', 'session.owner_id')
    .select([
      'owner_id',
      'name',
      'type',
      'tempo',
      'question_set_id',
      'class_label',
      'hold_arguments',
      'users.target_audience as audience',
    ])
    .where('session.id', '=', originalId)
    .executeTakeFirst();
  if (original === undefined) return { refused: 'unknown' };
  const made = withId === undefined ? undefined : await findMade(trx, original.owner_id, withId);
  if (made !== undefined) return made;
  if ((await countOpen(trx, original.owner_id)) >= OPEN_SESSIONS_MAX) return { refused: 'too-many' };
  const session = newSession(original, code, false, withId);
  await insertWithSetup(trx, session, { table: 'voting_session', id: originalId, isStrict });
  return { code };
}

/** Creates a voting session with the setup of another one, or finds the one that an earlier call with the same id created. Returns its code, or the reason why it was not created: the other one is gone, or its owner has too many that are not archived. */
export const insertSessionCopy = (db: Db, originalId: string, options: CopyOptions): Promise<Creation> =>
  createSession(db, (trx, code) => copySession(trx, originalId, options, code));
