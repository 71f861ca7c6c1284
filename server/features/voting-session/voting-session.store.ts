// Voting sessions in the database: made of a template, listed, moved from phase to phase.
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import type { VotingSessionRow } from '#server/db/voting-sessions.ts';
import { writeAgain } from '#server/db/write-outcome.ts';
import type { LiveView } from '#shared/contract/voting-session.ts';
import { makeSessionCode } from '#shared/domain/session-code.ts';
import { currentStatementOf, type Phase, stateOf } from '#shared/domain/voting-session.ts';

type Trx = Transaction<Schema>;

/** Stores a phase, if the row is still in the phase that it was read in; says whether it was. */
export async function updatePhase(db: Db, row: VotingSessionRow, phase: Phase): Promise<boolean> {
  const now = new Date().toISOString();
  const change =
    phase.name === 'archived'
      ? { archived_at: now, active_code: null }
      : {
          state: stateOf(phase),
          current_statement_id: currentStatementOf(phase),
          view: 'question' as const,
          ...(row.state === 'draft' ? { started_at: now } : {}),
        };
  const result = await db
    .updateTable('voting_sessions')
    .set(change)
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function updateView(db: Db, id: string, view: LiveView): Promise<void> {
  await db.updateTable('voting_sessions').set({ view }).where('id', '=', id).execute();
}

const summaries = (db: Db, ownerId: string) =>
  db
    .selectFrom('voting_sessions as session')
    .select((eb) => [
      'session.id',
      'session.code',
      'session.name',
      'session.state',
      'session.tempo',
      'session.type',
      'session.archived_at',
      eb
        .selectFrom('voting_session_statements as s')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('s.voting_session_id', '=', 'session.id')
        .as('statements'),
      eb
        .selectFrom('participants as p')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('p.voting_session_id', '=', 'session.id')
        .as('participants'),
    ])
    .where('session.owner_id', '=', ownerId);

export const findActive = (db: Db, ownerId: string) =>
  summaries(db, ownerId).where('archived_at', 'is', null).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export const findArchived = (db: Db, ownerId: string) =>
  summaries(db, ownerId)
    .where('archived_at', 'is not', null)
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

async function insertOf(trx: Trx, templateId: string, ownerId: string, code: string): Promise<string | null> {
  const template = await trx
    .selectFrom('game_templates as template')
    .innerJoin('users', 'users.id', 'template.owner_id')
    .selectAll('template')
    .select('users.target_audience')
    .where('template.id', '=', templateId)
    .where('template.owner_id', '=', ownerId)
    .executeTakeFirst();
  if (template === undefined) return null;
  const id = newId();
  await trx
    .insertInto('voting_sessions')
    .values({
      id,
      code,
      active_code: code,
      owner_id: ownerId,
      name: template.name,
      type: template.type,
      tempo: template.own_tempo ? 'student' : 'teacher',
      state: 'draft',
      current_statement_id: null,
      question_set_id: template.question_set_id,
      skip_questions: template.skip_questions,
      own_arguments: template.own_arguments,
      show_difficult_words: template.show_difficult_words,
      show_party_arguments: template.show_party_arguments,
      view: 'question',
      audience: template.target_audience,
      created_at: new Date().toISOString(),
      started_at: null,
      archived_at: null,
    })
    .execute();
  await trx
    .insertInto('voting_session_statements')
    .columns(['voting_session_id', 'statement_id', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('game_template_statements')
        .select((inner) => [inner.val(id).as('voting_session_id'), 'statement_id', 'position'])
        .where('game_template_id', '=', templateId),
    )
    .execute();
  await trx
    .insertInto('voting_session_parties')
    .columns(['voting_session_id', 'party_id'])
    .expression((eb) =>
      eb
        .selectFrom('game_template_parties')
        .select((inner) => [inner.val(id).as('voting_session_id'), 'party_id'])
        .where('game_template_id', '=', templateId),
    )
    .execute();
  return code;
}

/** Makes a voting session that keeps what the template is now; gives its code, or null when the template is not the owner's. */
export const insertVotingSession = (db: Db, templateId: string, ownerId: string): Promise<string | null> =>
  // Another code where one was taken: with 887 million of them that is rare.
  writeAgain(() =>
    db
      .transaction()
      // The template as it is at one moment, whoever changes or deletes it meanwhile.
      .setIsolationLevel('repeatable read')
      .execute((trx) => insertOf(trx, templateId, ownerId, makeSessionCode(randomInt))),
  );
