import { randomInt } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { retryOnConflict } from '#server/db/retry.ts';
import type { Schema } from '#server/db/schema.ts';
import { OPEN_SESSIONS_MAX } from '#shared/domain/limits.ts';
import { makeSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { FRESH_SCREEN } from './voting-session-writes.ts';

type SetupColumns =
  | 'owner_id'
  | 'name'
  | 'class_label'
  | 'type'
  | 'tempo'
  | 'question_set_id'
  | 'audience'
  | 'hold_arguments';

/** The row of a voting session that waits to be started. */
export const newSession = (
  setup: Pick<Schema['voting_sessions'], SetupColumns>,
  code: string,
  isTryOut: boolean,
  id: string = newId(),
): Insertable<Schema['voting_sessions']> => ({
  id,
  code,
  active_code: code,
  ...setup,
  state: 'draft',
  current_statement_id: null,
  locked: 0,
  ...FRESH_SCREEN,
  result_view: 'parties',
  try_out: toFlag(isTryOut),
  clearings: 0,
  created_at: new Date().toISOString(),
  started_at: null,
  archived_at: null,
});

/** Gives a new voting session `aggregates_only`, if it has not got it from its template. */
export async function insertAggregatesOnly(trx: Trx, votingSessionId: string): Promise<void> {
  await trx
    .insertInto('voting_session_settings')
    .values({ voting_session_id: votingSessionId, setting: 'aggregates_only' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the owner's try-out, in whose place another one comes. */
export const removeTryOutOf = (trx: Trx, ownerId: string) =>
  trx.deleteFrom('voting_sessions').where('owner_id', '=', ownerId).where('try_out', '=', 1).execute();

/** Runs `create` with a new code, as one transaction, so that what it reads belongs together. */
export const createSession = <T>(db: Db, create: (trx: Trx, code: SessionCode) => Promise<T>): Promise<T> =>
  // A code that is taken is a conflict, rare among 887 million codes; so is a try-out that was created meanwhile, or the same game.
  retryOnConflict(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => create(trx, makeSessionCode(randomInt))),
  );

/** What each part of a setup consists of, in the tables of game templates and of voting sessions alike. */
const SETUP_PARTS = {
  statements: ['statement_id', 'position'],
  notes: ['statement_id', 'note'],
  parties: ['party_id'],
  settings: ['setting'],
} as const;
/** Columns of a voting session. */
const NO_ROWS = ['own_tempo', 'hold_arguments'];

interface Original {
  table: 'game_template' | 'voting_session';
  id: string;
  /** Whether the new one has `aggregates_only`, whatever the original has. */
  isStrict: boolean;
}

/** Inserts a voting session with all that a game template plays, or another voting session played in the end. */
export async function insertWithSetup(
  trx: Trx,
  session: Insertable<Schema['voting_sessions']>,
  { table, id, isStrict }: Original,
): Promise<void> {
  await trx.insertInto('voting_sessions').values(session).execute();
  const ofOriginal = sql`${sql.ref(`${table}_id`)} = ${id}`;
  for (const [part, names] of Object.entries(SETUP_PARTS)) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const wanted = part === 'settings' ? sql`and setting not in (${sql.join(NO_ROWS)})` : sql``;
    await sql`insert into ${sql.table(`voting_session_${part}`)} (voting_session_id, ${columns})
      select ${session.id}, ${columns} from ${sql.table(`${table}_${part}`)} where ${ofOriginal} ${wanted}`.execute(
      trx,
    );
  }
  await sql`insert into voting_session_own_statements
    (voting_session_id, statement_id, description, opinions, version, position)
    select ${session.id}, statement_id, description, opinions, 1, position from ${sql.table(`${table}_own_statements`)}
    where ${ofOriginal} and position is not null`.execute(trx);
  if (isStrict) await insertAggregatesOnly(trx, session.id);
}

/** How many voting sessions of that owner are not archived, without a try-out. */
export const countOpen = (trx: Trx, ownerId: string): Promise<number> =>
  countOf(
    trx
      .selectFrom('voting_sessions')
      .where('owner_id', '=', ownerId)
      .where('try_out', '=', 0)
      .where('archived_at', 'is', null),
  );

/** The owner's game with that id, which an earlier call made whose reply was lost; undefined once it is archived. */
export const findMade = (trx: Trx, ownerId: string, id: string) =>
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

interface Commission {
  templateId: string;
  ownerId: string;
  /** Replaces the owner's earlier try-out. */
  isTryOut: boolean;
  /** Whether it has `aggregates_only`, whatever the template says. */
  isStrict: boolean;
  /** The id that it is to get: the same call again makes no second one. */
  withId?: string | undefined;
}

async function copyTemplate(
  trx: Trx,
  { templateId, ownerId, isTryOut, isStrict, withId }: Commission,
  code: SessionCode,
): Promise<Creation> {
  const made = withId === undefined ? undefined : await findMade(trx, ownerId, withId);
  if (made !== undefined) return made;
  const template = await trx
    .selectFrom('game_templates as template')
    .innerJoin('users', 'users.id', 'template.owner_id')
    .leftJoin('game_template_settings as tempo', (join) =>
      join.onRef('tempo.game_template_id', '=', 'template.id').on('tempo.setting', '=', 'own_tempo'),
    )
    .leftJoin('game_template_settings as hold', (join) =>
      join.onRef('hold.game_template_id', '=', 'template.id').on('hold.setting', '=', 'hold_arguments'),
    )
    .selectAll('template')
    .select(['users.target_audience', 'tempo.setting as own_tempo', 'hold.setting as hold'])
    .where('template.id', '=', templateId)
    .where('template.owner_id', '=', ownerId)
    .executeTakeFirst();
  if (template === undefined) return { refused: 'unknown' };
  if (isTryOut) await removeTryOutOf(trx, ownerId);
  else if ((await countOpen(trx, ownerId)) >= OPEN_SESSIONS_MAX) return { refused: 'too-many' };
  const { name, class_label, type, question_set_id, target_audience: audience } = template;
  const tempo = template.own_tempo === null ? 'teacher' : 'student';
  const session = newSession(
    {
      owner_id: ownerId,
      name,
      class_label,
      type,
      tempo,
      question_set_id,
      audience,
      hold_arguments: toFlag(template.hold !== null),
    },
    code,
    isTryOut,
    withId,
  );
  await insertWithSetup(trx, session, { table: 'game_template', id: templateId, isStrict });
  return { code };
}

/** Creates a voting session as a copy of the template. Returns its code, or the reason why it was not created: the owner has no such template, or too many voting sessions that are not archived. */
export const insertVotingSession = (db: Db, commission: Commission): Promise<Creation> =>
  createSession(db, (trx, code) => copyTemplate(trx, commission, code));
