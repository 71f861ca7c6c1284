import type { Trx } from '#server/db/client.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { Game } from './game-templates.ts';
import { findSessionNotes } from './notes.ts';
import { findPlayed, isOwn, toOwnStatement } from './own-statements.ts';
import { findPartyIds, findSettings } from './session-setup.ts';

/** The content of a voting session at its end, to play it again; undefined if it is gone. */
export async function findPlayedGame(trx: Trx, id: string): Promise<Game | undefined> {
  const row = await trx
    .selectFrom('voting_sessions')
    .select(['owner_id', 'name', 'class_label', 'type', 'question_set_id', 'tempo', 'hold_arguments'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { tempo, hold_arguments, ...about } = row;
  const played = await findPlayed(trx, id);
  const settings: GameSetting[] = (await findSettings(trx, id)).map(({ setting }) => setting);
  if (tempo === 'student') settings.push('own_tempo');
  if (hold_arguments === 1) settings.push('hold_arguments');
  return {
    ...about,
    statements: played.map(({ statement_id }) => statement_id),
    ownStatements: played.filter(isOwn).map(toOwnStatement),
    parties: (await findPartyIds(trx, id)).map(({ party_id }) => party_id),
    settings,
    notes: await findSessionNotes(trx, id),
  };
}
