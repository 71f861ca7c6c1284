import { AppError } from '#server/app-error.ts';
import { findAnswersOf, isLargeGame } from '#server/data/answers.ts';
import { findParticipant, findSessionParties } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { PaddedJson } from '#server/http/padded-json.ts';
import { roomFor, roomForAll } from '#server/present/answer.ts';
import { presentParty } from '#server/present/party.ts';
import { presentPartyOpinions, presentToStudent } from '#server/present/voting-session.ts';
import {
  type CodeCall,
  isOwner,
  type LoadedVotingSession,
  loadByCode,
  loadById,
  loadOwnByCode,
} from '#server/sessions/load.ts';
import { clientKeyOf, studentKeyOf } from '#server/sessions/student.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { gameFiguresEndpoints } from '#shared/contract/game-figures.ts';
import { playEndpoints as endpoints } from '#shared/contract/play.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { compareNames } from '#shared/domain/matching.ts';
import { maySeePartyOpinions } from '#shared/domain/voting-session.ts';
import { createAnswerCommit } from './answer-commit.ts';
import { figures, ownerRead } from './owner-read.ts';
import { answer, forget, join } from './play.service.ts';
import { dealAnother } from './redraw.ts';
import { SessionCache } from './session-cache.ts';

/** A session read of a student, whose length does not say what they answered. */
const padded = (session: VotingSession, setup: SessionSetup): PaddedJson<VotingSession> =>
  new PaddedJson(session, roomForAll(session.studentOpinions, setup));

/** Errors of an answer that may come from what was cached. */
const MAY_BE_OLD: ReadonlySet<ErrorCode> = new Set(['WRONG_STATE', 'INVALID']);

function checkStatement({ setup }: LoadedVotingSession, statementId: string): void {
  if (!setup.statementIds.includes(statementId)) throw new AppError('NOT_FOUND');
}

/** The students' calls; the owner may read with them. */
export function playRoutes(mount: Mount, deps: Deps): void {
  const { db, limits, metrics } = deps;
  const commit = createAnswerCommit({ db, limits });
  metrics.counter('halfrond_commit_batches_total', 'Commits of answers and joins', () => commit.batches);
  metrics.counter('halfrond_commit_items_total', 'Answers and joins committed', () => commit.items);
  let answers = 0;
  metrics.counter('halfrond_answers_total', 'Answers acknowledged', () => answers);
  const cache = new SessionCache();
  const loadAny = (call: CodeCall) => loadByCode(deps, call);

  mount(endpoints.read, {
    load: loadAny,
    mayBeLarge: ({ row }) => isLargeGame(db, row.id),
    handle: async ({ actor, target, params, query, ip }) => {
      const { setup, row } = target;
      if (isOwner(actor, setup)) return ownerRead(deps, target, query.answers !== 'none');
      const clientKey = studentKeyOf(actor, setup);
      const student = await join(deps, commit, target, { clientKey, address: ip });
      // It may have ended since it was read.
      if (student === null)
        return padded(presentToStudent(setup, (await loadAny({ actor, params, ip })).row, [], null), setup);
      deps.presence.noteRead(setup._id, clientKey);
      const answers = student.isNew ? [] : await findAnswersOf(db, student.participantId);
      return padded(presentToStudent(setup, row, answers, student), setup);
    },
  });
  mount(gameFiguresEndpoints.figures, {
    load: (call) => loadOwnByCode(deps, call),
    handle: ({ target }) => figures(deps, target),
  });
  mount(endpoints.answer, {
    load: async (call) => {
      let loaded = await cache.get(call.params.code, () => loadAny(call));
      // An own statement may have been added since it was cached.
      if (!loaded.setup.statementIds.includes(call.params.statementId)) {
        cache.delete(call.params.code);
        loaded = await cache.get(call.params.code, () => loadAny(call));
      }
      checkStatement(loaded, call.params.statementId);
      const clientKey = studentKeyOf(call.actor, loaded.setup);
      await limits.take('answerPerClient', clientKey);
      return { loaded, caller: { clientKey, address: call.ip } };
    },
    handle: async ({ target: { loaded, caller }, body, ...call }) => {
      const input = { statementId: call.params.statementId, ...body };
      const store = async (current: LoadedVotingSession) => {
        const stored = await answer(deps, commit, current, caller, input);
        answers += 1;
        return new PaddedJson(stored, roomFor(stored, current.setup, input.comment ?? ''));
      };
      try {
        return await store(loaded);
      } catch (error) {
        if (!(error instanceof AppError && MAY_BE_OLD.has(error.code))) throw error;
        // The teacher may have moved on, archived, or changed an own statement since it was cached.
        cache.delete(call.params.code);
        return store(await loadAny(call));
      }
    },
  });
  mount(endpoints.anotherParty, {
    load: loadAny,
    handle: async ({ actor, target }) => ({
      dealtParty: await dealAnother(db, target, studentKeyOf(actor, target.setup)),
    }),
  });
  mount(endpoints.parties, {
    load: loadAny,
    handle: async ({ actor, target: { setup } }) => {
      if (!isOwner(actor, setup)) studentKeyOf(actor, setup);
      const parties = await findSessionParties(db, setup._id);
      return parties.map((row) => presentParty(row, deps.objects)).sort(compareNames);
    },
  });
  mount(endpoints.partyOpinions, {
    load: loadAny,
    handle: async ({ actor, target, params: { statementId } }) => {
      checkStatement(target, statementId);
      const { setup, row } = target;
      if (!isOwner(actor, setup)) {
        // Who has not joined has answered nothing: a call that is refused makes nobody a participant.
        const student = await findParticipant(db, setup._id, studentKeyOf(actor, setup));
        const answers = student === undefined ? [] : await findAnswersOf(db, student.id);
        const hasAnswered = answers.some((one) => one.statement_id === statementId);
        if (!maySeePartyOpinions(phaseOf(row), hasAnswered, setup.settings.has('show_party_arguments')))
          throw new AppError('FORBIDDEN');
      }
      return presentPartyOpinions(setup, statementId);
    },
  });
  mount(endpoints.forget, {
    load: ({ params }) => loadById(deps, params.sessionId),
    handle: ({ actor, target }) => forget(deps, target, clientKeyOf(actor, target.row.id)),
  });
}
