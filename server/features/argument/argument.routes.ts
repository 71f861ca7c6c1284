import { AppError, invalid } from '#server/app-error.ts';
import { findAnswer } from '#server/data/answers.ts';
import { decideComments, removeArgument } from '#server/data/arguments.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentAnswer } from '#server/present/answer.ts';
import { loadOwnByCode } from '#server/sessions/load.ts';
import { argumentEndpoints as endpoints } from '#shared/contract/argument.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';

export function argumentRoutes(mount: Mount, deps: Deps): void {
  const { db, publisher, logCutter, hashArgument, argumentFlags } = deps;

  mount(endpoints.decide, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ target, body }) => {
      const decisions = await decideComments(db, target.row.id, body);
      if (decisions === null) throw invalid({ show: 'UNKNOWN', hide: 'UNKNOWN' });
      const changes = decisions.filter(({ isChange }) => isChange);
      if (changes.length > 0)
        publisher.commentsDecided(
          target.setup.code,
          changes.map(({ id, state }) => ({ _id: id, commentState: state })),
        );
      const idsOf = (wanted: CommentState) => decisions.filter(({ state }) => state === wanted).map(({ id }) => id);
      return { shown: idsOf('shown'), hidden: idsOf('hidden') };
    },
  });
  mount(endpoints.remove, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ target, params }) => {
      if (!(await removeArgument(db, target.row.id, params.commentId, hashArgument))) throw new AppError('NOT_FOUND');
      logCutter.cutSoon();
      // The owner's other devices remove the argument too.
      const answer = await findAnswer(db, params.commentId);
      if (answer) publisher.answered(target.setup.code, presentAnswer(answer, await argumentFlags.now()));
      return undefined;
    },
  });
  mount(endpoints.hide, {
    load: async (call) => {
      const target = await loadOwnByCode(deps, call);
      const answer = await findAnswer(db, call.params.commentId);
      if (answer?.voting_session_id !== target.row.id) throw new AppError('NOT_FOUND');
      return target;
    },
    handle: async ({ target, params: { commentId }, body }) => {
      publisher.argumentHidden(target.setup.code, { commentId, ...body });
      return undefined;
    },
  });
}
