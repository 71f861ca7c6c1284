import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { retryOnConflict } from '#server/db/retry.ts';
import type { Schema } from '#server/db/schema.ts';
import { type GameSetting, settingsIn } from '#shared/domain/game-settings.ts';
import { TALK_SECONDS } from '#shared/domain/lesson-time.ts';
import { OPEN_SESSIONS_MAX } from '#shared/domain/limits.ts';
import { makeSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import type { Game } from './game-templates.ts';
import { insertSessionNotes } from './notes.ts';
import { insertSessionStatements } from './own-statements.ts';
import { FRESH_SCREEN } from './voting-session-writes.ts';

/** Settings that are columns of a voting session. */
const COLUMNS: readonly GameSetting[] = ['own_tempo', 'hold_arguments'];

interface Made {
  id: string;
  code: SessionCode;
  audience: Schema['voting_sessions']['audience'];
  isTryOut: boolean;
}

/** Inserts a voting session that waits to be started, with all that it plays. */
async function insertSession(trx: Trx, game: Game, { id, code, audience, isTryOut }: Made): Promise<void> {
  const { owner_id, name, class_label, type, question_set_id, parties, settings } = game;
  const session: Insertable<Schema['voting_sessions']> = {
    ...{ id, code, active_code: code, owner_id, name, class_label, type, question_set_id, audience },
    tempo: settings.includes('own_tempo') ? 'student' : 'teacher',
    hold_arguments: toFlag(settings.includes('hold_arguments')),
    state: 'draft',
    current_statement_id: null,
    locked: 0,
    ...FRESH_SCREEN,
    talk_seconds: TALK_SECONDS,
    result_view: 'parties',
    try_out: toFlag(isTryOut),
    clearings: 0,
    created_at: new Date().toISOString(),
    started_at: null,
    archived_at: null,
  };
  await trx.insertInto('voting_sessions').values(session).execute();
  const voting_session_id = id;
  await insertSessionStatements(trx, id, game);
  await trx
    .insertInto('voting_session_parties')
    .values(parties.map((party_id) => ({ voting_session_id, party_id })))
    .execute();
  const rows = settings.filter((setting) => !COLUMNS.includes(setting));
  if (rows.length > 0)
    await trx
      .insertInto('voting_session_settings')
      .values(rows.map((setting) => ({ voting_session_id, setting })))
      .execute();
  await insertSessionNotes(trx, id, game.notes);
}

/** Deletes the owner's try-out, in whose place another one comes. */
const removeTryOutOf = (trx: Trx, ownerId: string) =>
  trx.deleteFrom('voting_sessions').where('owner_id', '=', ownerId).where('try_out', '=', 1).execute();

/** How many voting sessions of that owner are not archived, except try-outs. */
const countOpen = (trx: Trx, ownerId: string): Promise<number> =>
  countOf(
    trx
      .selectFrom('voting_sessions')
      .where('owner_id', '=', ownerId)
      .where('try_out', '=', 0)
      .where('archived_at', 'is', null),
  );

/** The owner's game with that id, which an earlier call made whose reply was lost; undefined once it is archived. */
const findEarlier = (trx: Trx, ownerId: string, id: string) =>
  trx
    .selectFrom('voting_sessions')
    .select('active_code as code')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('try_out', '=', 0)
    .$narrowType<{ code: SessionCode }>()
    .where('active_code', 'is not', null)
    .executeTakeFirst();

export type Creation = { code: SessionCode } | { refused: 'unknown' | 'too-many' };

/** Returns what the voting session with that id is made of; undefined if that is not there. */
export type GameOf = (trx: Trx, id: string) => Promise<Game | undefined>;

interface Commission {
  ownerId: string;
  /** Replaces the owner's earlier try-out. */
  isTryOut: boolean;
  /** Whether it has `aggregates_only`, whatever it is made of. */
  isStrict: boolean;
  /** The id that it is to get: the same call again makes no second one. */
  withId?: string | undefined;
  gameOf: GameOf;
}

async function create(trx: Trx, commission: Commission, code: SessionCode): Promise<Creation> {
  const { ownerId, isTryOut, isStrict, withId, gameOf } = commission;
  const earlier = withId === undefined ? undefined : await findEarlier(trx, ownerId, withId);
  if (earlier !== undefined) return earlier;
  const id = withId ?? newId();
  const owner = await trx
    .selectFrom('users')
    .select('target_audience as audience')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  const game = await gameOf(trx, id);
  if (owner === undefined || game === undefined) return { refused: 'unknown' };
  if (isTryOut) await removeTryOutOf(trx, ownerId);
  else if ((await countOpen(trx, ownerId)) >= OPEN_SESSIONS_MAX) return { refused: 'too-many' };
  const settings = settingsIn(isStrict ? [...game.settings, 'aggregates_only'] : game.settings);
  await insertSession(trx, { ...game, settings }, { ...owner, id, code, isTryOut });
  return { code };
}

/**
 * Creates a voting session with a new code. What it is made of is read in the same transaction, so that it belongs
 * together. Returns the code, or the reason why it was not created: there is nothing to make it of, or the owner has
 * too many that are not archived.
 */
export const insertVotingSession = (db: Db, commission: Commission): Promise<Creation> =>
  // A code that is taken is a conflict, rare among 859 million codes; so is a try-out that was created meanwhile, or
  // the same game.
  retryOnConflict(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => create(trx, commission, makeSessionCode(randomInt))),
  );
