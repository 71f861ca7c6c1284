import type { Deps } from '#server/deps.ts';
import { type CodeCall, loadOwnByCode } from '#server/game/voting-session/load.ts';
import { presentSession } from '#server/game/voting-session/voting-session.service.ts';
import type { Mount } from '#server/http/mount.ts';
import { ballotEndpoints as endpoints } from '#shared/contract/ballot.ts';
import { changeBallot, readBallot, showBallot } from './ballot.service.ts';

/** The owner's calls about secret ballots; a student's vote is among what students play. */
export function ballotRoutes(mount: Mount, deps: Deps): void {
  const load = (call: CodeCall) => loadOwnByCode(deps, call);
  mount(endpoints.change, {
    load,
    handle: async ({ target, body }) =>
      presentSession(deps, { setup: target.setup, row: await changeBallot(deps, target, body) }),
  });
  mount(endpoints.read, { load, handle: ({ target }) => readBallot(deps, target) });
  mount(endpoints.show, { load, handle: ({ target, body }) => showBallot(deps, target, body) });
}
