import { randomBytes } from 'node:crypto';
import { projectorTokenHash } from '#server/access/identify.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { isLargeGame } from '#server/data/answers.ts';
import {
  findProjectors,
  insertProjector,
  pairProjector,
  readPairingCode,
  removeProjector,
  removeProjectorOf,
} from '#server/data/projectors.ts';
import { isCreatedAfter } from '#server/data/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { statementsInSlices } from '#server/http/sliced-json.ts';
import { presentPaired } from '#server/present/projector.ts';
import { type CodeCall, findWithSetup, loadOwnByCode } from '#server/sessions/load.ts';
import { projectorEndpoints as endpoints } from '#shared/contract/projector.ts';
import { NEW_ACCOUNT_HOURS, PROJECTORS_MAX } from '#shared/domain/limits.ts';
import type { Actor } from '#shared/domain/roles.ts';
import {
  loadShownGame,
  type OwnersContent,
  projectorGame,
  projectorOverview,
  projectorParties,
} from './projector.service.ts';

type Projector = Extract<Actor, { kind: 'projector' }>;

/**
 * Counts a pairing code that a user types: whoever registers many accounts gets no more tries by them. Throws TOO_MANY_REQUESTS. Returns how
 * to undo the count, as the code is right.
 */
async function countPairing({ db, limits }: Deps, userId: string, ip: string): Promise<() => Promise<void>> {
  await limits.take('pairingPerUser', userId);
  const newSince = new Date(Date.now() - NEW_ACCOUNT_HOURS * 3_600_000).toISOString();
  const isNew = await isCreatedAfter(db, userId, newSince);
  if (isNew) await limits.take('pairingPerAddress', ip);
  return async () => {
    await limits.giveBack('pairingPerUser', userId);
    if (isNew) await limits.giveBack('pairingPerAddress', ip);
  };
}

/** Projectors that show a game without a login, and pairing them with a game. */
export function projectorRoutes(mount: Mount, deps: Deps, content: OwnersContent): void {
  const { db, limits, publisher, socketLogins } = deps;
  const loadOwn = (call: CodeCall) => loadOwnByCode(deps, call);
  const load = async ({ actor }: { actor: Projector }) => {
    if (actor.votingSessionId === null) throw new AppError('WRONG_STATE');
    return loadShownGame(deps, actor.votingSessionId);
  };
  const tellRemoved = (sessionCode: string): void => {
    publisher.projectorsChanged(sessionCode);
    socketLogins.check();
  };

  mount(endpoints.create, {
    handle: async ({ ip }) => {
      await limits.take('projectorPerAddress', ip);
      const token = randomBytes(32).toString('base64url');
      await insertProjector(db, projectorTokenHash(token), deps.hashAddress(ip));
      return { token };
    },
  });
  mount(endpoints.read, {
    handle: async ({ actor: { projectorId, votingSessionId } }) => {
      if (votingSessionId === null) return { pairingCode: await readPairingCode(db, projectorId), game: null };
      const loaded = await loadShownGame(deps, votingSessionId);
      return { pairingCode: null, game: await projectorGame(deps, content, loaded) };
    },
  });
  mount(endpoints.parties, { load, handle: ({ target }) => projectorParties(deps, content, target) });
  mount(endpoints.overview, {
    load,
    mayBeLarge: ({ row }) => isLargeGame(db, row.id),
    handle: async ({ target }) => statementsInSlices(await projectorOverview(deps, content, target)),
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
      return presentPaired(paired);
    },
  });
  mount(endpoints.remove, {
    load: loadOwn,
    handle: async ({ target, params }) => {
      await removeProjectorOf(db, target.row.id, params.projectorId);
      tellRemoved(target.setup.code);
    },
  });
}
