import { randomBytes } from 'node:crypto';
import { projectorTokenHash } from '#server/access/identify.ts';
import type { Counted } from '#server/access/rate-limits.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { isLargeGame } from '#server/data/game/answers.ts';
import {
  findProjectors,
  hasShownFrom,
  insertProjector,
  pairProjector,
  readPairingCode,
  removeProjector,
  removeProjectorOf,
  renewProjector,
  upsertProjectorAddress,
} from '#server/data/game/projectors.ts';
import type { Deps } from '#server/deps.ts';
import { type CodeCall, findWithSetup, loadOwnByCode } from '#server/game/voting-session/load.ts';
import type { Mount } from '#server/http/mount.ts';
import { statementsInSlices } from '#server/http/send-reply.ts';
import { presentPaired } from '#server/present/game/projector.ts';
import { projectorEndpoints as endpoints } from '#shared/contract/projector.ts';
import { PROJECTORS_MAX } from '#shared/domain/limits.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { loadShownGame, projectorGame, projectorOverview, projectorParties } from './projector.service.ts';

type Projector = Extract<Actor, { kind: 'projector' }>;

/**
 * Counts a pairing code at the address, whatever the account. Who showed a game from there before has tries of their
 * own. Throws TOO_MANY_REQUESTS. Returns how to undo the count for a right code.
 */
async function countPairing(deps: Deps, userId: string, ip: string): Promise<() => Promise<void>> {
  const { db, limits, hashAddress } = deps;
  const isKnown = await hasShownFrom(db, userId, hashAddress(ip));
  const counted: Counted = isKnown ? ['pairingPerUser', userId] : ['pairingPerAddress', ip];
  await limits.take(...counted);
  return () => limits.giveBack(...counted);
}

/** Projectors that show a game without a login, and pairing them with a game. */
export function projectorRoutes(mount: Mount, deps: Deps): void {
  const { db, limits, publisher, socketLogins } = deps;
  const loadOwn = (call: CodeCall) => loadOwnByCode(deps, call);
  const load = async ({ actor }: { actor: Projector }) => {
    if (actor.votingSessionId === null) throw new AppError('WRONG_STATE');
    return loadShownGame(deps, actor.votingSessionId);
  };
  const tellRemoved = (sessionCode: string): void => {
    publisher.boardChanged(sessionCode);
    socketLogins.check();
  };

  mount(endpoints.create, {
    handle: async ({ ip, projectorToken }) => {
      const token = randomBytes(32).toString('base64url');
      const waiting = { tokenHash: projectorTokenHash(token), addressKey: deps.hashAddress(ip) };
      const isRenewed =
        projectorToken !== undefined && (await renewProjector(db, projectorTokenHash(projectorToken), waiting));
      if (!isRenewed) {
        await limits.take('projectorPerAddress', ip);
        await insertProjector(db, waiting);
      }
      return { token };
    },
  });
  mount(endpoints.read, {
    handle: async ({ actor: { projectorId, votingSessionId } }) => {
      if (votingSessionId === null) return { pairingCode: await readPairingCode(db, projectorId), game: null };
      const loaded = await loadShownGame(deps, votingSessionId);
      return { pairingCode: null, game: await projectorGame(deps, loaded) };
    },
  });
  mount(endpoints.parties, { load, handle: ({ target }) => projectorParties(deps, target) });
  mount(endpoints.overview, {
    load,
    mayBeLarge: ({ row }) => isLargeGame(db, row.id),
    handle: async ({ target }) => statementsInSlices(await projectorOverview(deps, target)),
  });
  mount(endpoints.end, {
    handle: async ({ actor: { projectorId, votingSessionId } }) => {
      await removeProjector(db, projectorId);
      const shown = votingSessionId === null ? undefined : await findWithSetup(deps, votingSessionId);
      if (shown) tellRemoved(shown.setup.code);
    },
  });

  mount(endpoints.list, {
    load: loadOwn,
    handle: async ({ target }) => (await findProjectors(db, target.row.id)).map(presentPaired),
  });
  mount(endpoints.pair, {
    load: loadOwn,
    handle: async ({ actor, target, body, ip }) => {
      const giveBack = await countPairing(deps, actor.userId, ip);
      const paired = await pairProjector(db, body.pairingCode, target.row.id);
      if (paired === 'unknown') throw invalid({ pairingCode: 'UNKNOWN' });
      await giveBack();
      if (paired === 'over') throw new AppError('INVALID_CODE');
      if (paired === 'too-many')
        throw new AppError('WRONG_STATE', {
          message: `${PROJECTORS_MAX} projectors show it already: remove one first`,
        });
      await upsertProjectorAddress(db, actor.userId, deps.hashAddress(ip));
      return presentPaired(paired);
    },
  });
  mount(endpoints.remove, {
    load: loadOwn,
    handle: async ({ target, params }) => {
      if (await removeProjectorOf(db, target.row.id, params.projectorId)) tellRemoved(target.setup.code);
    },
  });
}
