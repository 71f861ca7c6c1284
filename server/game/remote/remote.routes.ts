import type { Deps } from '#server/deps.ts';
import { type CodeCall, loadOwnByCode } from '#server/game/voting-session/load.ts';
import type { Mount } from '#server/http/mount.ts';
import { remoteEndpoints as endpoints } from '#shared/contract/remote.ts';
import { confirm, endLink, linkState, makeLink, openLink } from './remote.service.ts';

/** Connects a phone as the remote control of one game. */
export function remoteRoutes(mount: Mount, deps: Deps): void {
  const load = (call: CodeCall) => loadOwnByCode(deps, call);

  mount(endpoints.makeLink, { load, handle: ({ target, actor }) => makeLink(deps, target, actor) });
  mount(endpoints.readLink, { load, handle: ({ target }) => linkState(deps, target) });
  mount(endpoints.confirm, { load, handle: ({ target, actor, body }) => confirm(deps, target, actor, body.number) });
  mount(endpoints.end, {
    load,
    handle: ({ target }) => endLink(deps, target),
  });
  mount(endpoints.open, { handle: ({ body, ip }) => openLink(deps, body, ip) });
}
