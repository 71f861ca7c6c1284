import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { AsBefore } from '#server/http/as-before.ts';
import type { Mount } from '#server/http/mount.ts';
import { type CodeCall, type LoadedVotingSession, loadOwnByCode } from '#server/sessions/load.ts';
import { ownStatementEndpoints as endpoints } from '#shared/contract/own-statement.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { addStatement, changeStatement, listOwn, removeStatement } from './own-statement.service.ts';

/** The owner's session read as other calls reply it: a function of another feature, injected. */
export type PresentSession = (deps: Deps, loaded: LoadedVotingSession) => Promise<VotingSession>;

/** A teacher's own statements, added while a game waits or goes on. */
export function ownStatementRoutes(mount: Mount, deps: Deps, present: PresentSession): void {
  const load = (call: CodeCall) => loadOwnByCode(deps, call);
  const loadWith = async (call: CodeCall & { params: { id: string } }) => {
    const loaded = await load(call);
    if (!loaded.setup.statements.some(({ _id, own }) => own && _id === call.params.id)) throw new AppError('NOT_FOUND');
    return loaded;
  };

  mount(endpoints.list, { handle: ({ actor }) => listOwn(deps.db, actor.userId) });
  mount(endpoints.add, {
    load,
    handle: async ({ target, body }) => {
      const { loaded, isNew } = await addStatement(deps, target, body);
      const session = await present(deps, loaded);
      return isNew ? session : new AsBefore(session);
    },
  });
  mount(endpoints.change, {
    load: loadWith,
    handle: async ({ target, params, body }) => present(deps, await changeStatement(deps, target, params.id, body)),
  });
  mount(endpoints.remove, {
    load: loadWith,
    handle: ({ target, params }) => removeStatement(deps, target, params.id),
  });
}
