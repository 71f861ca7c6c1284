// The games that every account begins with, if the sample content was loaded.
import type { Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { findTemplates, insertTemplate, type StoredTemplate } from './game-templates.ts';
import { readMeta, writeMeta } from './meta.ts';

/** A template without the columns that differ between its copies. */
export type SampleGame = Omit<
  StoredTemplate,
  'id' | 'owner_id' | 'updated_at' | 'from_colleague' | 'class_label' | 'notes'
>;

const KEY = 'sample-games';

/** Their question set is published, so that nothing they refer to can be deleted. */
export const saveSampleGames = (trx: Trx, games: readonly SampleGame[]): Promise<void> =>
  writeMeta(trx, KEY, JSON.stringify(games));

/** Inserts a new account's own copies; none when there is no sample content. */
export async function insertSampleGames(trx: Trx, ownerId: string): Promise<void> {
  const stored = await readMeta(trx, KEY);
  if (stored === undefined) return;
  // Those of a database that an earlier version made have no list of own statements.
  const games: readonly (Omit<SampleGame, 'ownStatements'> & Partial<SampleGame>)[] = JSON.parse(stored);
  const now = Date.now();
  for (const [index, game] of games.entries())
    await insertTemplate(trx, {
      ownStatements: [],
      ...game,
      id: newId(now),
      owner_id: ownerId,
      from_colleague: 0,
      class_label: '',
      notes: [],
      // The newest is the first one in a teacher's list.
      updated_at: new Date(now - index).toISOString(),
    });
}

/** Whether a user has a voting session, or a template that is not one that every account begins with. */
export async function hasOwnGames(trx: Trx, ownerId: string): Promise<boolean> {
  const played = trx.selectFrom('voting_sessions').select('id').where('owner_id', '=', ownerId).limit(1);
  if ((await played.executeTakeFirst()) !== undefined) return true;
  const stored = await readMeta(trx, KEY);
  const samples: readonly SampleGame[] = stored === undefined ? [] : JSON.parse(stored);
  const known = new Set(samples.map(contentOf));
  return (await findTemplates(trx, ownerId)).some((template) => !known.has(contentOf(template)));
}

/** What somebody may have changed about a sample game. */
const contentOf = ({ name, type, question_set_id, statements, parties, settings }: SampleGame): string =>
  JSON.stringify([name, type, question_set_id, statements, parties.toSorted(), settings.toSorted()]);
