// Voting sessions: the calls of the teacher who drives one and of the students who take part.
import { countParticipants, findSessionParties } from '#server/db/participants.ts';
import { phaseOf } from '#server/db/phase.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentParty } from '#server/http/party.present.ts';
import { isOwner, type Loaded, loadByCode, loadOwnByCode } from '#server/http/voting-session.load.ts';
import { votingSessionEndpoints as endpoints, type StudentOpinion } from '#shared/contract/voting-session.ts';
import { compareNames } from '#shared/domain/matching.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Command, maySeePartyOpinions } from '#shared/domain/voting-session.ts';
import { createAnswerCommit } from './answer-commit.ts';
import { clearComment, countAnswers, findAllOpinions, findOpinion, findOpinionsOf } from './opinion.store.ts';
import { RecentlyLoaded } from './recently-loaded.ts';
import {
  presentArchived,
  presentOpinion,
  presentSummary,
  presentToOwner,
  presentToStudent,
} from './voting-session.present.ts';
import { answer, command, join, studentKeyOf } from './voting-session.service.ts';
import { findActive, findArchived, insertVotingSession, updateView } from './voting-session.store.ts';

const knownStatement = ({ course }: Loaded, statementId: string): void => {
  if (!course.statementIds.includes(statementId)) throw new AppError('NOT_FOUND');
};

function teacherRoutes(mount: Mount, deps: Deps): void {
  const { db } = deps;
  const own = {
    load: ({ actor, params, ip }: { actor: Actor; params: { code: string }; ip: string }) =>
      loadOwnByCode(deps, actor, params.code, ip),
  };
  const driven = async (target: Loaded, asked: Command) => {
    const row = await command(deps, target, asked);
    return presentToOwner(target.course, row, await findAllOpinions(db, row.id));
  };

  mount(endpoints.create, {
    handle: async ({ actor, body }) => {
      const code = await insertVotingSession(db, body.gameTemplateId, actor.userId);
      if (code === null) throw new AppError('NOT_FOUND');
      return { code };
    },
  });
  mount(endpoints.list, { handle: async ({ actor }) => (await findActive(db, actor.userId)).map(presentSummary) });
  mount(endpoints.listArchived, {
    handle: async ({ actor }) => (await findArchived(db, actor.userId)).map(presentArchived),
  });
  mount(endpoints.start, { ...own, handle: ({ target }) => driven(target, { name: 'start' }) });
  mount(endpoints.moveToStatement, {
    ...own,
    handle: ({ target, params }) => driven(target, { name: 'moveToStatement', statementId: params.statementId }),
  });
  mount(endpoints.end, { ...own, handle: ({ target }) => driven(target, { name: 'end' }) });
  mount(endpoints.archive, {
    ...own,
    handle: async ({ target }) => {
      await command(deps, target, { name: 'archive' });
      return undefined;
    },
  });
  mount(endpoints.show, {
    ...own,
    handle: async ({ target, body }) => {
      await updateView(db, target.row.id, body.view);
      deps.publisher.viewChanged(target.course.code, body.view);
      return undefined;
    },
  });
  mount(endpoints.participants, {
    ...own,
    handle: async ({ target }) => ({ count: await countParticipants(db, target.row.id) }),
  });
  mount(endpoints.progress, {
    ...own,
    handle: async ({ target }) => {
      const counts = new Map((await countAnswers(db, target.row.id)).map((row) => [row.statement_id, row.count]));
      return target.course.statements.map(({ _id, description }) => ({
        statementId: _id,
        description,
        nrOfAnswers: counts.get(_id) ?? 0,
      }));
    },
  });
  mount(endpoints.removeComment, {
    ...own,
    handle: async ({ target, params }) => {
      if (!(await clearComment(db, target.row.id, params.commentId))) throw new AppError('NOT_FOUND');
      // The owner's other devices take the argument away too.
      const opinion = await findOpinion(db, params.commentId);
      if (opinion) deps.publisher.answered(target.course.code, presentOpinion(opinion));
      return undefined;
    },
  });
  mount(endpoints.hideComment, {
    load: async (asked) => {
      const target = await own.load(asked);
      const opinion = await findOpinion(db, asked.params.commentId);
      if (opinion?.voting_session_id !== target.row.id) throw new AppError('NOT_FOUND');
      return target;
    },
    handle: async ({ target, params: { commentId }, body }) => {
      deps.publisher.argumentHidden(target.course.code, { commentId, ...body });
      return undefined;
    },
  });
}

function studentRoutes(mount: Mount, deps: Deps): void {
  const { db } = deps;
  const commit = createAnswerCommit(db);
  deps.metrics.watch('halfrond_commit_batches_total', 'counter', 'Commits of answers and joins', () => commit.batches);
  deps.metrics.watch('halfrond_commit_items_total', 'counter', 'Answers and joins committed', () => commit.items);
  let answers = 0;
  deps.metrics.watch('halfrond_answers_total', 'counter', 'Answers acknowledged', () => answers);
  const recent = new RecentlyLoaded();
  const anyone = {
    load: (asked: { params: { code: string }; ip: string }) => loadByCode(deps, asked.params.code, asked.ip),
  };

  mount(endpoints.read, {
    ...anyone,
    handle: async ({ actor, target }) => {
      const { course, row } = target;
      if (isOwner(actor, target)) return presentToOwner(course, row, await findAllOpinions(db, row.id));
      const { participantId, isNew } = await join(deps, commit, target, studentKeyOf(actor, target));
      return presentToStudent(course, row, isNew ? [] : await findOpinionsOf(db, participantId));
    },
  });
  mount(endpoints.answer, {
    load: async ({ actor, params, ip }) => {
      const loaded = await recent.get(params.code, () => loadByCode(deps, params.code, ip));
      knownStatement(loaded, params.statementId);
      const clientKey = studentKeyOf(actor, loaded);
      await deps.limits.take('answerPerClient', clientKey);
      return { loaded, clientKey };
    },
    handle: async ({ target, params, body, ip }) => {
      const given = { statementId: params.statementId, ...body };
      const store = async (loaded: Loaded): Promise<StudentOpinion> => {
        const stored = await answer(deps, commit, loaded, target.clientKey, given);
        answers += 1;
        return stored;
      };
      try {
        return await store(target.loaded);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'WRONG_STATE')) throw error;
        // The teacher may have moved on, or archived, since it was kept.
        recent.forget(params.code);
        return store(await loadByCode(deps, params.code, ip));
      }
    },
  });
  mount(endpoints.parties, {
    ...anyone,
    handle: async ({ actor, target }) => {
      if (!isOwner(actor, target)) studentKeyOf(actor, target);
      const parties = await findSessionParties(db, target.row.id);
      return parties.map((row) => presentParty(row, deps.objects)).sort(compareNames);
    },
  });
  mount(endpoints.partyOpinions, {
    ...anyone,
    handle: async ({ actor, target, params }) => {
      knownStatement(target, params.statementId);
      const { course, row } = target;
      if (!isOwner(actor, target)) {
        const { participantId } = await join(deps, commit, target, studentKeyOf(actor, target));
        const answered = (await findOpinionsOf(db, participantId)).some(
          (one) => one.statement_id === params.statementId,
        );
        if (!maySeePartyOpinions(phaseOf(row), answered, course.showPartyArguments)) throw new AppError('FORBIDDEN');
      }
      return (course.partyOpinions.get(params.statementId) ?? []).map(
        ({ partyId, opinion, comment, order, color }) => ({ partyId, opinion, comment, order, color }),
      );
    },
  });
}

export function votingSessionRoutes(mount: Mount, deps: Deps): void {
  teacherRoutes(mount, deps);
  studentRoutes(mount, deps);
}
