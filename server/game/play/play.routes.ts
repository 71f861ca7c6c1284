import { AppError } from '#server/app-error.ts';
import { findAnswersOf, isLargeGame } from '#server/data/game/answers.ts';
import { findParticipant, findSessionParties } from '#server/data/game/participants.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import { phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { hasVoted } from '#server/game/ballot/ballot.service.ts';
import { vote } from '#server/game/ballot/vote.ts';
import { guessesOfStudent, NO_GUESSES } from '#server/game/guess/guess.service.ts';
import {
  type CodeCall,
  isOwner,
  type LoadedVotingSession,
  loadByCode,
  loadById,
  loadOwnByCode,
} from '#server/game/voting-session/load.ts';
import { clientKeyOf, studentKeyOf } from '#server/game/voting-session/student.ts';
import type { Mount } from '#server/http/mount.ts';
import { AsBefore, PaddedJson } from '#server/http/send-reply.ts';
import { roomFor, roomForAll } from '#server/present/game/answer.ts';
import { presentPartyOpinions, presentSessionToStudent } from '#server/present/game/voting-session.ts';
import { presentParty } from '#server/present/office/party.ts';
import { ballotEndpoints } from '#shared/contract/ballot.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { gameFiguresEndpoints } from '#shared/contract/game-figures.ts';
import { playEndpoints as endpoints } from '#shared/contract/play.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { compareNames } from '#shared/domain/matching.ts';
import { maySeePartyOpinions } from '#shared/domain/voting-session.ts';
import { createAnswerCommit } from './answer-commit.ts';
import { FullGames } from './full-games.ts';
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
  const fullGames = new FullGames(deps.log);
  const commit = createAnswerCommit({ db, limits, fullGames });
  metrics.counter('halfrond_students_refused_total', 'Students whom a full game refused', () => fullGames.refusedCount);
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
      const told = {
        ...(await deps.participantCounts.told(target)),
        voted: await hasVoted(deps, row, clientKey),
      };
      // It may have ended since it was read.
      if (student === null)
        return padded(
          presentSessionToStudent(setup, (await loadAny({ actor, params, ip })).row, [], null, told, NO_GUESSES),
          setup,
        );
      deps.presence.noteRead(setup._id, clientKey);
      const answers = student.isNew ? [] : await findAnswersOf(db, student.participantId);
      const guesses = await guessesOfStudent(db, target, student.isNew ? null : student.participantId);
      return padded(presentSessionToStudent(setup, row, answers, student, told, guesses), setup);
    },
  });
  mount(gameFiguresEndpoints.figures, {
    load: (call) => loadOwnByCode(deps, call),
    handle: ({ target }) => figures(deps, target),
  });
  const loadCached = (call: CodeCall) => cache.get(call.params.code, () => loadAny(call));
  const loadAnew = (call: CodeCall) => {
    cache.delete(call.params.code);
    return loadCached(call);
  };
  async function callerIn(call: CodeCall, { setup }: LoadedVotingSession) {
    const clientKey = studentKeyOf(call.actor, setup);
    await limits.take('answerPerClient', clientKey);
    return { clientKey, address: call.ip };
  }
  /** Stores with what was cached, and if that is refused with what is so by now: the teacher may have gone on. */
  async function storeWith<T>(
    call: CodeCall,
    loaded: LoadedVotingSession,
    store: (to: LoadedVotingSession) => Promise<T>,
  ) {
    try {
      return await store(loaded);
    } catch (error) {
      if (!(error instanceof AppError && MAY_BE_OLD.has(error.code))) throw error;
      return store(await loadAnew(call));
    }
  }
  mount(endpoints.answer, {
    load: async (call) => {
      const cached = await loadCached(call);
      // An own statement may have been added since it was cached.
      const loaded = cached.setup.statementIds.includes(call.params.statementId) ? cached : await loadAnew(call);
      checkStatement(loaded, call.params.statementId);
      return { loaded, caller: await callerIn(call, loaded) };
    },
    handle: ({ target: { loaded, caller }, body, ...call }) =>
      storeWith(call, loaded, async (current) => {
        const stored = await answer(deps, commit, current, caller, call.params.statementId, body);
        answers += 1;
        return new PaddedJson(stored, roomFor(stored, current.setup, body.comment ?? ''));
      }),
  });
  mount(ballotEndpoints.vote, {
    load: async (call) => {
      const loaded = await loadCached(call);
      return { loaded, caller: await callerIn(call, loaded) };
    },
    handle: ({ target: { loaded, caller }, body, ...call }) =>
      storeWith(call, loaded, async (current) => {
        const isNew = await vote(deps, commit, current, caller, body);
        // As long for a party as for none, and for a vote that was there.
        const reply = new PaddedJson({ voted: true as const }, 0);
        return isNew ? reply : new AsBefore(reply);
      }),
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
