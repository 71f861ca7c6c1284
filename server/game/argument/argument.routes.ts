import { AppError, found, invalid } from '#server/app-error.ts';
import { findAnswer } from '#server/data/game/answers.ts';
import { decideComments } from '#server/data/game/argument-decisions.ts';
import { removeArgument } from '#server/data/game/arguments.ts';
import type { Deps } from '#server/deps.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { showFirstPair } from '#server/game/shown/pair.service.ts';
import { loadOwnByCode } from '#server/game/voting-session/load.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentAnswer, presentArguments } from '#server/present/game/answer.ts';
import { argumentEndpoints as endpoints, type ListedArgument } from '#shared/contract/argument.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import { ownersArguments } from './owners-arguments.ts';

export function argumentRoutes(mount: Mount, deps: Deps): void {
  const { db, publisher, logCutter, hashArgument, argumentFlags } = deps;

  mount(endpoints.flags, {
    handle: async ({ body }) => ({ flags: (await argumentFlags.now())(body.text) }),
  });
  mount(endpoints.list, {
    load: async (call) => {
      const target = await loadOwnByCode(deps, call);
      const { statementId } = call.query;
      if (statementId !== undefined && !target.setup.statementIds.includes(statementId))
        throw new AppError('NOT_FOUND');
      return target;
    },
    handle: async ({ target, query: { statementId } }) => {
      const flagArgument = await argumentFlags.now();
      const given = await ownersArguments(deps, target);
      const list: ListedArgument[] = [];
      for (const one of statementId === undefined ? target.setup.statementIds : [statementId]) {
        // The arguments of a large class are megabytes.
        await yieldToEventLoop();
        list.push(...presentArguments(await given.on(one), flagArgument));
      }
      return list;
    },
  });
  mount(endpoints.decide, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ target, body }) => {
      const decisions = await decideComments(db, target.row.id, body, hashArgument);
      if (decisions === null) throw invalid({ show: 'UNKNOWN', hide: 'UNKNOWN' });
      const changes = decisions.filter(({ isChange }) => isChange);
      if (changes.length > 0)
        publisher.toOwner(target.setup.code, {
          type: 'comments',
          comments: changes.map(({ id, state }) => ({ _id: id, commentState: state })),
        });
      // A talk without a pair of arguments gets one once a release makes that possible.
      if (changes.some(({ state }) => state === 'shown')) await showFirstPair(deps, target);
      const idsOf = (wanted: CommentState) => decisions.filter(({ state }) => state === wanted).map(({ id }) => id);
      return { shown: idsOf('shown'), hidden: idsOf('hidden') };
    },
  });
  mount(endpoints.remove, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ target, params }) => {
      const answerId = found(await removeArgument(db, target.row.id, params.commentId, hashArgument));
      logCutter.cutSoon();
      // The owner's other devices remove the argument too.
      const { code, settings } = target.setup;
      if (settings.has('aggregates_only')) publisher.toOwner(code, { type: 'comments', comments: [] });
      else {
        const answer = await findAnswer(db, answerId);
        if (answer) publisher.answered(code, answer.statement_id, presentAnswer(answer, await argumentFlags.now()));
      }
    },
  });
}
