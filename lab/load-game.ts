import type { GameSetting } from '#shared/domain/game-settings.ts';
import { identityOf } from '#testing/api-client.ts';
import { newParties, OPTIONS } from '#testing/fixtures.ts';
import { type PublishedSet, publishSet, startGame } from '#testing/game.ts';
import { Client } from './load-client.ts';

export interface LoadSet extends PublishedSet {
  teacher: Client;
}
export interface LoadGame {
  teacher: Client;
  code: string;
  id: string;
  statements: readonly string[];
  opinions: readonly string[];
}

/** Logs in the first super admin and publishes a set of that many statements and six parties. */
export async function prepareLoadSet(base: string, statements: number): Promise<LoadSet> {
  const { jwtToken } = await identityOf(base);
  const teacher = new Client(base, jwtToken);
  return { teacher, ...(await publishSet(teacher.call, { statements, parties: newParties(6) })) };
}

/** A started voting session on such a set. */
export async function startLoadGame(set: LoadSet, settings: GameSetting[] = []): Promise<LoadGame> {
  const { code, _id: id } = await startGame(set, { settings });
  return {
    teacher: set.teacher,
    code,
    id,
    statements: set.statements,
    opinions: OPTIONS.map(({ opinion }) => opinion),
  };
}
