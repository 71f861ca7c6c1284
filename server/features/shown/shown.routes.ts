import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { type CodeCall, loadOwnByCode } from '#server/sessions/load.ts';
import { shownEndpoints as endpoints } from '#shared/contract/shown.ts';
import { shownState, statementOf, takeSnapshot } from './shown.service.ts';

/** What the owner's screens show of a statement. */
export function shownRoutes(mount: Mount, deps: Deps): void {
  const load = async (call: CodeCall & { params: { statementId: string } }) =>
    statementOf(await loadOwnByCode(deps, call), call.params.statementId);

  mount(endpoints.read, { load, handle: ({ target }) => shownState(deps, target) });
  mount(endpoints.take, { load, handle: ({ target }) => takeSnapshot(deps, target) });
}
