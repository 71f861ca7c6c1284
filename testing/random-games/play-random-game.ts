import type { GameSetting } from '#shared/domain/game-settings.ts';
import { startGame } from '#testing/game.ts';
import { randomNumbers } from '#testing/random-numbers.ts';
import { required } from '#testing/required.ts';
import type { Positions } from './audiences.ts';
import { RandomGame, type Servers } from './random-game.ts';

/** Which opinion each party holds. */
async function positionsOf({ owner, set }: Servers, code: string): Promise<Positions> {
  const positions = new Map<string, Map<string, string | null>>();
  for (const statementId of set.statements) {
    const params = { code, statementId };
    for (const { partyId, opinion } of await owner('GET voting/session/:code/statement/:statementId/party-opinions', {
      params,
    }))
      positions.set(partyId, (positions.get(partyId) ?? new Map<string, string | null>()).set(statementId, opinion));
  }
  return positions;
}

/** Plays the game of that seed. Returns what differs from the model, and what happened in it. */
export async function playRandomGame(servers: Servers, seed: number, between: () => Promise<void> = async () => {}) {
  const below = randomNumbers(seed);
  const { owner } = servers;
  const chosen: [GameSetting, oneIn: number][] = [
    ['aggregates_only', 2],
    ['hold_arguments', 2],
    ['own_tempo', 5],
  ];
  const settings: GameSetting[] = [
    'own_arguments',
    'skip_questions',
    ...chosen.flatMap(([one, oneIn]) => (below(oneIn) === 0 ? [one] : [])),
  ];
  const { code, _id: id } = await startGame(servers.set, { settings });
  const { token } = await owner('POST projectors');
  const projector = servers.projector(token);
  const { pairingCode } = await projector('GET projector');
  const params = { code };
  await owner('POST voting/session/:code/projectors', { params, body: { pairingCode: required(pairingCode) } });
  const game = new RandomGame(servers, below, { code, id, projector }, settings, await positionsOf(servers, code));
  await game.play(between);
  const { audiences, snapshots, late, shifts } = game;
  const wrong = audiences.wrong.map((one) => `game ${seed} (${settings.join(', ')}): ${one}`);
  return { wrong, compared: audiences.compared, snapshots, late, shifts };
}
