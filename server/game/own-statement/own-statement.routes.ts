import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { type CodeCall, loadOwnByCode } from '#server/game/voting-session/load.ts';
import { presentSession } from '#server/game/voting-session/voting-session.service.ts';
import type { Mount } from '#server/http/mount.ts';
import { AsBefore } from '#server/http/send-reply.ts';
import { ownStatementEndpoints as endpoints } from '#shared/contract/own-statement.ts';
import { addStatement, changeOwnStatement, listOwn, removeStatement } from './own-statement.service.ts';

/** A teacher's own statements, added before or during a game. */
export function ownStatementRoutes(mount: Mount, deps: Deps): void {
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
      const session = await presentSession(deps, loaded);
      return isNew ? session : new AsBefore(session);
    },
  });
  mount(endpoints.change, {
    load: loadWith,
    handle: async ({ target, params, body }) =>
      presentSession(deps, await changeOwnStatement(deps, target, params.id, body)),
  });
  mount(endpoints.remove, {
    load: loadWith,
    handle: ({ target, params }) => removeStatement(deps, target, params.id),
  });
}
